/** Where a source stands in the list of its message, for [n] to lead there. */
export const sourceId = (messageId: string, no: number) => `${messageId}-source-${no}`
