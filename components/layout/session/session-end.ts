import { pageAccess } from '@/lib/auth/access'
import { sitePages } from '@/lib/site-pages'
import { hasSessionHint } from './session-hint'

type ProtectedPage = keyof typeof pageAccess

/** Whether a page is for people who are signed in. @param path without its language */
export function requiresSignIn(path: string): boolean {
  return (Object.keys(pageAccess) as ProtectedPage[]).some((page) => sitePages[page].path === path)
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
