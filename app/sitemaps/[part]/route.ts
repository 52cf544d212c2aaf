import { articles, cases, pages, posts } from '@/app/sitemaps/parts'
import { sitemap } from '@/lib/sitemap'

export const dynamic = 'force-dynamic'

type Context = { params: Promise<{ part: string }> }

const parts = { pages, posts, cases, articles }
const named = /^(?:(pages|posts)|(cases|articles)-(\d{1,4}))\.xml$/

/** One part of the sitemap. */
export async function GET(_: Request, { params }: Context): Promise<Response> {
  const [, whole, kind, number = '0'] = named.exec((await params).part) ?? []
  const name = (whole ?? kind) as keyof typeof parts | undefined
  if (!name) return new Response(null, { status: 404 })
  const entries = await parts[name](Number(number))
  // A blog without posts is no mistake; a part of the corpus beyond the last one is.
  return whole || entries.length > 0 ? sitemap(entries) : new Response(null, { status: 404 })
}
