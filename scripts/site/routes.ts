import { pageAccess } from '@/lib/auth/access'
import type { AppLocale } from '@/lib/i18n/routing'
import { type SitePage, sitePages } from '@/lib/site-pages'

export type Route = {
  path: string
  /** Status that the page must answer. */
  status: 200 | 404
  /** Whether search engines may list it. */
  index: boolean
}

/** Pages that lead on unless something brought their visitor there: a link of a mail, a closed site. */
const passing: readonly SitePage[] = ['confirm', 'newPassword']

/**
 * Every fixed page that is for everyone, and one page of each kind that the corpus, the blog and the
 * documentation bring. Pages behind a gate are tested with the role matrix.
 */
export function routes(): Route[] {
  const keys = (Object.keys(sitePages) as SitePage[]).filter(
    (key) => !(key in pageAccess) && !passing.includes(key),
  )
  const fixed = keys.map((key) => ({ ...sitePages[key], status: 200 as const }))
  const examples = [
    '/cases/2012다31628',
    '/statutes/민법',
    '/statutes/민법/articles/750',
    '/docs/searching',
    '/blog/search-korean-law',
  ]
  return [
    ...fixed,
    ...examples.map((path) => ({ path, status: 200 as const, index: true })),
    {
      path: `/case-search?query=${encodeURIComponent('임대차 보증금')}`,
      status: 200,
      index: false,
    },
    { path: '/no-such-page', status: 404, index: false },
  ]
}

/** Absolute address of an unprefixed path in a language. */
export function addressOf(base: string, locale: AppLocale, path: string): string {
  const prefix = locale === 'ko' ? '' : `/${locale}`
  return new URL(path === '/' && prefix ? prefix : prefix + path, base).href
}
