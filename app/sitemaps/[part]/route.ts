import { articleHref, caseHref } from '@/components/legal/links'
import { absoluteUrl } from '@/lib/i18n/alternates'
import { getArticleSitemap, getCaseSitemap } from '@/lib/legal/service'
import { sitemap } from '@/lib/sitemap'

export const dynamic = 'force-dynamic'

type Context = { params: Promise<{ part: string }> }

const named = /^(?:(pages)|(cases|articles)-(\d{1,4}))\.xml$/
const pages = ['/', '/case-search', '/statutes']

/**
 * One part of the sitemap. Korean addresses only: each page names its other languages itself, and four
 * times the addresses would break the limit of 50,000 that a part may hold.
 */
export async function GET(_: Request, { params }: Context): Promise<Response> {
  const [, fixed, kind, number = '0'] = named.exec((await params).part) ?? []
  if (fixed) return sitemap(pages.map((path) => ({ url: absoluteUrl('ko', path) })))
  if (!kind) return new Response(null, { status: 404 })
  const entries = kind === 'cases' ? await cases(Number(number)) : await articles(Number(number))
  return entries.length > 0 ? sitemap(entries) : new Response(null, { status: 404 })
}

async function cases(part: number) {
  const { rows } = await getCaseSitemap(part)
  return rows.map(({ serial, caseNumber, shared, updatedAt }) => ({
    url: absoluteUrl('ko', caseHref({ caseNumber, serial: shared ? serial : null })),
    updatedAt,
  }))
}

async function articles(part: number) {
  const { rows } = await getArticleSitemap(part)
  return rows.map(({ lawTitle, no, updatedAt }) => ({
    url: absoluteUrl('ko', articleHref(lawTitle, no)),
    updatedAt,
  }))
}
