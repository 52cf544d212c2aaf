import { calculatorNames } from '@/lib/calculators/constants'
import { fields } from '@/lib/chat/consultation/field-table'
import { readPostAddresses } from '@/lib/content/data'
import { articleHref, caseHref, lawHref } from '@/lib/corpus/links'
import { getArticleSitemap, getCaseSitemap } from '@/lib/corpus/service'
import { env } from '@/lib/env'
import { absoluteUrl, alternates } from '@/lib/i18n/alternates'
import { type AppLocale, locales } from '@/lib/i18n/routing'
import { listLongTexts } from '@/lib/long-text'
import { type SitePage, sitePages } from '@/lib/site-pages'
import type { SitemapEntry } from '@/lib/sitemap'
import { anonymousClient } from '@/lib/supabase/clients'
import { templates } from '@/lib/templates/templates'

type Listed = { path: string; updatedAt?: string; locales?: readonly AppLocale[] }

/** One entry per language. The corpus goes without hreflang here: its pages say it, and parts stay small. */
function inEveryLanguage(pages: Listed[]): SitemapEntry[] {
  return pages.flatMap(({ path, updatedAt, locales: own = locales }) =>
    own.map((locale) => ({
      url: absoluteUrl(locale, path),
      ...(updatedAt ? { updatedAt } : {}),
    })),
  )
}

function withLanguages(pages: Listed[]): SitemapEntry[] {
  return pages.flatMap(({ path, updatedAt, locales: own = locales }) =>
    own.map((locale) => ({
      url: absoluteUrl(locale, path),
      ...(updatedAt ? { updatedAt } : {}),
      languages: alternates(locale, path, own).languages as Record<string, string>,
    })),
  )
}

/** The fixed pages, the intake of each field of law, the calculators, the templates and the documentation. */
export async function pages(): Promise<SitemapEntry[]> {
  const keys = Object.keys(sitePages) as SitePage[]
  const fixed = keys.filter((key) => sitePages[key].index).map((key) => sitePages[key].path)
  const intakes = fields.map((field) => `${sitePages.consultation.path}/${field}`)
  const calculators = calculatorNames.map((name) => `${sitePages.calculators.path}/${name}`)
  const forms = templates.map(({ id }) => `${sitePages.templates.path}/${id}`)
  const documents = (await listLongTexts('docs', 'ko')).map((name) => `/docs/${name}`)
  return withLanguages(
    [...fixed, ...intakes, ...calculators, ...forms, ...documents].map((path) => ({ path })),
  )
}

export async function posts(): Promise<SitemapEntry[]> {
  const addresses = await readPostAddresses(anonymousClient())
  return withLanguages(addresses.map(({ id, ...post }) => ({ ...post, path: `/blog/${id}` })))
}

/** The service cuts the corpus into parts of 10,000, so that four languages fit into 50,000 addresses. */
export async function cases(part: number): Promise<SitemapEntry[]> {
  const { rows } = await getCaseSitemap(part)
  return inEveryLanguage(
    rows.map(({ serial, caseNumber, shared, updatedAt }) => ({
      path: caseHref({ caseNumber, serial: shared ? serial : null }),
      updatedAt,
    })),
  )
}

/** Articles, and each law where its first article stands. */
export async function articles(part: number): Promise<SitemapEntry[]> {
  const { rows } = await getArticleSitemap(part)
  const seen = new Set<string>()
  const pages = rows.flatMap(({ lawTitle, no, updatedAt }) => {
    const article = { path: articleHref(lawTitle, no), updatedAt }
    if (seen.has(lawTitle)) return [article]
    seen.add(lawTitle)
    return [{ path: lawHref(lawTitle), updatedAt }, article]
  })
  return inEveryLanguage(pages)
}

/** Addresses of all parts. They are counted when asked, because the store grows while the site runs. */
export async function partAddresses(): Promise<string[]> {
  const [decisions, statutes] = await Promise.all([getCaseSitemap(0), getArticleSitemap(0)])
  const numbered = (kind: string, count: number) =>
    Array.from({ length: count }, (_, part) => `${kind}-${part}`)
  return [
    'pages',
    'posts',
    ...numbered('cases', decisions.parts),
    ...numbered('articles', statutes.parts),
  ].map((name) => new URL(`/sitemaps/${name}.xml`, env().SITE_URL).href)
}
