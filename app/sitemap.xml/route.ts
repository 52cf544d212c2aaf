import { env } from '@/lib/env'
import { getArticleSitemap, getCaseSitemap } from '@/lib/legal/service'
import { sitemapIndex } from '@/lib/sitemap'

export const dynamic = 'force-dynamic'

/** Names every part. They are counted when asked, because the store grows while the site runs. */
export async function GET(): Promise<Response> {
  const [cases, articles] = await Promise.all([getCaseSitemap(0), getArticleSitemap(0)])
  const names = [
    'pages',
    ...Array.from({ length: cases.parts }, (_, part) => `cases-${part}`),
    ...Array.from({ length: articles.parts }, (_, part) => `articles-${part}`),
  ]
  return sitemapIndex(names.map((name) => new URL(`/sitemaps/${name}.xml`, env().SITE_URL).href))
}
