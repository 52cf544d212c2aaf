export type SitemapEntry = { url: string; updatedAt?: string }

const headers = {
  'content-type': 'application/xml; charset=utf-8',
  'cache-control': 'public, max-age=3600',
}
const namespace = 'http://www.sitemaps.org/schemas/sitemap/0.9'

function escapeXml(text: string): string {
  return text.replace(/[<>&'"]/g, (each) => `&#${each.charCodeAt(0)};`)
}

function answer(root: string, items: string[]): Response {
  const xml = `<?xml version="1.0" encoding="UTF-8"?>\n<${root} xmlns="${namespace}">\n${items.join('\n')}\n</${root}>\n`
  return new Response(xml, { headers })
}

/** The list of all parts. */
export function sitemapIndex(urls: string[]): Response {
  return answer(
    'sitemapindex',
    urls.map((url) => `<sitemap><loc>${escapeXml(url)}</loc></sitemap>`),
  )
}

/** One part: at most 50,000 addresses. */
export function sitemap(entries: SitemapEntry[]): Response {
  const items = entries.map(({ url, updatedAt }) => {
    const changed = updatedAt ? `<lastmod>${updatedAt.slice(0, 10)}</lastmod>` : ''
    return `<url><loc>${escapeXml(url)}</loc>${changed}</url>`
  })
  return answer('urlset', items)
}
