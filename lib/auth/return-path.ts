/** Only to compare against: no request ever goes there. */
const placeholderOrigin = 'http://here.invalid'

/** Pages that would send a person straight back. */
const signInPages =
  /^(?:\/(?:en|ja|zh))?\/(?:login|sign-in|sign-up|complete-sign-up|confirm|reset-password|new-password|second-factor|auth)(?:[/?#]|$)/

/** Whether a character makes browsers read a path otherwise than it looks: controls, spaces, backslashes. */
function isUnsafeCharacter(character: string): boolean {
  return character <= ' ' || character === '\\' || character === '\u007f'
}

/**
 * Where to go after signing in, when that is a path inside this site; otherwise null. Anything that a browser
 * could read as another host (`//x`, `/\x`, a scheme, control characters) is refused.
 */
export function returnPath(asked: unknown): string | null {
  if (typeof asked !== 'string' || asked.length > 2000 || !asked.startsWith('/')) return null
  if (asked.startsWith('//') || [...asked].some(isUnsafeCharacter)) return null
  let url: URL
  try {
    url = new URL(asked, placeholderOrigin)
  } catch {
    return null
  }
  // `/.//x` becomes `//x` when it is resolved.
  if (url.origin !== placeholderOrigin || url.pathname.startsWith('//')) return null
  if (signInPages.test(url.pathname) || url.pathname.startsWith('/api/')) return null
  return url.pathname + url.search + url.hash
}
