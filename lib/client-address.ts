/** The address that the nearest proxy saw: it appends, so what comes earlier is the client's own word. */
export function clientAddress(headers: Headers): string {
  return headers.get('x-forwarded-for')?.split(',').at(-1)?.trim() || 'unknown'
}
