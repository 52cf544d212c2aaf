/** Marks the button of a result that shows it in the column beside the list. */
export const previewAttribute = { 'data-preview': '' } as const
export const previewSelector = 'button[data-preview]'
