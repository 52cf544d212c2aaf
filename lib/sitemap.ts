export type SitemapEntry = {
  url: string
  /** ISO; left out where nobody knows when the page changed. */
  updatedAt?: string
  /** The same page in other languages, by hreflang. */
  languages?: Record<string, string>
}

const headers = {
  'content-type': 'application/xml; charset=utf-8',
  'cache-control': 'public, max-age=3600',
}
const namespaces =
  'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml"'

function escapeXml(text: string): string {
  return text.replace(/[<>&'"]/g, (each) => `&#${each.charCodeAt(0)};`)
}

function xmlResponse(root: string, items: string[]): Response {
  const xml = `<?xml version="1.0" encoding="UTF-8"?>\n<${root} ${namespaces}>\n${items.join('\n')}\n</${root}>\n`
  return new Response(xml, { headers })
}

/** The list of all parts. */
export function sitemapIndex(urls: string[]): Response {
  return xmlResponse(
    'sitemapindex',
    urls.map((url) => `<sitemap><loc>${escapeXml(url)}</loc></sitemap>`),
  )
}

/** One part: at most 50,000 addresses. */
export function sitemap(entries: SitemapEntry[]): Response {
  const items = entries.map(({ url, updatedAt, languages = {} }) => {
    const changed = updatedAt ? `<lastmod>${updatedAt.slice(0, 10)}</lastmod>` : ''
    const others = Object.entries(languages).map(
      ([language, href]) =>
        `<xhtml:link rel="alternate" hreflang="${language}" href="${escapeXml(href)}"/>`,
    )
    return `<url><loc>${escapeXml(url)}</loc>${changed}${others.join('')}</url>`
  })
  return xmlResponse('urlset', items)
}
