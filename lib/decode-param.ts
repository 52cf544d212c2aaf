/**
 * A path parameter as typed: frameworks hand Hangul over percent-encoded or plain depending on where it is
 * read. Law titles and case numbers hold no `%` of their own, so decoding again is safe; what does not
 * decode is left as it is and then matches nothing.
 */
export function decodeParam(value: string): string {
  if (!value.includes('%')) return value.normalize('NFC')
  try {
    return decodeURIComponent(value).normalize('NFC')
  } catch {
    return value
  }
}
