/** Whoever has one of these addresses may read what is behind it, so that no figure and no log may hold it. */
const secret =
  /^((?:\/[a-z]{2})?\/(?:shared|alerts\/stop)|\/api\/(?:matters\/calendar|alerts\/stop))\/[^/]+/

/** A path, with its language or without, and with a word in the place of what must not be written down. */
export function redactPath(path: string): string {
  return path.replace(secret, '$1/link')
}
