import { articles, cases, fixedPages } from '@/app/sitemaps/parts'
import { sitemap } from '@/lib/sitemap'

export const dynamic = 'force-dynamic'

type Context = { params: Promise<{ part: string }> }

const named = /^(?:(pages)|(cases|articles)-(\d{1,4}))\.xml$/

/** One part of the sitemap. */
export async function GET(_: Request, { params }: Context): Promise<Response> {
  const [, fixed, kind, number = '0'] = named.exec((await params).part) ?? []
  if (fixed) return sitemap(fixedPages())
  if (!kind) return new Response(null, { status: 404 })
  const entries = await (kind === 'cases' ? cases : articles)(Number(number))
  return entries.length > 0 ? sitemap(entries) : new Response(null, { status: 404 })
}
