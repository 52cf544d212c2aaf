/** Whoever has the address of a shared conversation may read it, so that no figure may hold it. */
const shared = /^((?:\/[a-z]{2})?\/shared)\/[^/]+/

/** A path, with its language or without, and with a word in the place of what must not be written down. */
export function redactPath(path: string): string {
  return path.replace(shared, '$1/link')
}
