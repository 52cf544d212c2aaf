/** JSON as PostgreSQL takes it: without zeros and halves of characters in texts, which it refuses. */
export const databaseJson = (value: unknown): string =>
  JSON.stringify(value, (_, held: unknown) =>
    typeof held === 'string' ? held.replaceAll('\0', '').replace(/\p{Cs}/gu, '\ufffd') : held,
  )
