import { hasSessionHint } from './session-hint'

/**
 * Whether the page at the address of the window is for people who are signed in. The server is asked as a
 * stranger, whom it leads away from such a page: the browser has no list of them. A page stays when it cannot be asked.
 */
export async function requiresSignIn(): Promise<boolean> {
  try {
    const { type } = await fetch(window.location.href, {
      method: 'HEAD',
      credentials: 'omit',
      redirect: 'manual',
    })
    return type === 'opaqueredirect'
  } catch {
    return false
  }
}

/** Where a visitor goes whose session ended on a page for signed-in people (spec 8); it leads back. */
export function expiredSessionHref(path: string): string {
  return `/login?${new URLSearchParams({ notice: 'expired', next: path })}`
}

/**
 * For calls of pages of signed-in people: when one is answered 401, the session has ended, and the page
 * leaves for the login. A visitor who was not signed in stays.
 * @returns whether the page is leaving
 */
export function redirectIfSessionEnded(status: number): boolean {
  if (status !== 401 || !hasSessionHint()) return false
  const { lang } = document.documentElement
  const prefix = lang === 'ko' ? '' : `/${lang}`
  const { pathname, search } = window.location
  window.location.assign(prefix + expiredSessionHref(pathname + search))
  return true
}
