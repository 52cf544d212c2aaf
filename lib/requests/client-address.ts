/** What stands for a client whose address nobody trustworthy told. */
export const unknownClient = 'unknown'

/**
 * The address of whoever asks, as `trustForwardedHeaders` wrote it when the request arrived. A list is read from
 * its end: a proxy appends the address it saw, so what comes earlier is the client's own word.
 */
export function clientAddress(headers: Headers): string {
  return headers.get('x-forwarded-for')?.split(',').at(-1)?.trim() || unknownClient
}
