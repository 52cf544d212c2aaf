/** Larger files come in parts. */
export const largestAtOnce = 5 * 1024 * 1024
/** What is lost at most when the connection breaks off. */
export const partBytes = 1024 * 1024
