import { docSlugs } from '@/components/docs/doc-list'
import { type ProtectedPage, pageAccess } from '@/lib/auth/access'
import type { AppLocale } from '@/lib/i18n/routing'
import { type SitePage, sitePages } from '@/lib/site-pages'

export type Route = {
  path: string
  /** Status that the page must answer. */
  status: 200 | 404
  /** Whether search engines may list it. */
  index: boolean
  /** Bytes of HTML, not compressed. */
  html: number
  /** Bytes of script, gzipped, that its HTML may name. */
  script: number
  /** Whether its colours are looked at in the dark theme too; of pages that look alike, one is. */
  dark: boolean
}

/** Of the pages of everyone that have an address of their own; those with more text, and those with nearly none. */
const PUBLIC_HTML = 130 * 1024
const ownHtml: Partial<Record<SitePage, number>> = {
  home: 200 * 1024,
  privacyPolicy: 170 * 1024,
  about: 105 * 1024,
  // Little more than the header, the footer and the quick search, which every page carries.
  contactSent: 90 * 1024,
}
/** What is read from the corpus or the blog is as long as its text: only a fault would be longer. */
const READ_HTML = 1000 * 1024

/** A kilobyte over the aim of 150: the sign-up page can show its passwords since. */
const PUBLIC_SCRIPT = 151 * 1024
const SIGNED_IN_SCRIPT = 190 * 1024

/** Pages that lead on unless something brought their visitor there: a link of a mail, a closed site. */
const passing: readonly SitePage[] = ['confirm', 'completeSignUp', 'newPassword']

/** Every fixed page that is for everyone, every document, and one page of each kind that corpus and blog bring. */
export function routes(): Route[] {
  const keys = (Object.keys(sitePages) as SitePage[]).filter(
    (key) => !(key in pageAccess) && !passing.includes(key),
  )
  const fixed = keys.map((key) => ({
    ...sitePages[key],
    html: ownHtml[key] ?? PUBLIC_HTML,
    script: PUBLIC_SCRIPT,
  }))
  const listed = [
    '/cases/2012다31628',
    '/statutes/민법',
    '/statutes/민법/articles/750',
    '/calculators/period',
    '/calculators/inheritance',
    '/blog/search-korean-law',
    '/docs/searching',
    // The intakes of the other fields ask differently, with the same script.
    `${sitePages.consultation.path}/work`,
  ]
  const documents = docSlugs.map((slug) => `/docs/${slug}`)
  const searches = ['임대차 보증금', 'unfair dismissal', 'qzxwvkjq'].map(
    (query) => `/case-search?query=${encodeURIComponent(query)}`,
  )
  const calculations = [
    '/calculators/period?startDate=2026-12-11&preset=appeal',
    '/calculators/interest?principal=x',
  ]
  const open = { status: 200 as const, html: READ_HTML, script: PUBLIC_SCRIPT }
  return [
    ...fixed.map(({ path, index, html, script }) => ({
      dark: true,
      ...open,
      path,
      index,
      html,
      script,
    })),
    ...listed.map((path) => ({ path, index: true, dark: true, ...open })),
    ...documents
      .filter((path) => !listed.includes(path))
      .map((path) => ({ path, index: true, dark: false, ...open })),
    ...[...searches, ...calculations].map((path) => ({ path, index: false, dark: true, ...open })),
    {
      path: '/no-such-page',
      status: 404,
      index: false,
      dark: true,
      html: PUBLIC_HTML,
      script: PUBLIC_SCRIPT,
    } as const,
  ]
}

/** The pages behind a gate, as somebody sees them who may open them all. */
export const gatedRoutes = (): Route[] =>
  (Object.keys(pageAccess) as ProtectedPage[]).map((key) => ({
    path: sitePages[key].path,
    status: 200,
    index: false,
    dark: ['profile', 'settings', 'billing'].includes(key),
    html: READ_HTML,
    script: SIGNED_IN_SCRIPT,
  }))

/** Absolute address of an unprefixed path in a language. */
export function addressOf(base: string, locale: AppLocale, path: string): string {
  const prefix = locale === 'ko' ? '' : `/${locale}`
  return new URL(path === '/' && prefix ? prefix : prefix + path, base).href
}
