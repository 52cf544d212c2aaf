import { type APIRequestContext, expect, test } from '@playwright/test'
import { pageAccess } from '@/lib/auth/access'
import { type AppLocale, locales } from '@/lib/i18n/routing'
import { isUnder } from '@/lib/security/page-security'
import { sitePages } from '@/lib/site-pages'

type Link = { href: string; from: string; hreflang: boolean }

/** One address stands for all that differ in the values of their query alone: facets are endless. */
const perQueryShape = 2
/** The corpus is alike, and so are templates: so many of each are followed per language. */
const perKind = 2
/** Filters are followed alone, in Korean in pairs too: all sets of them are hundreds of pages made of the same parts. */
const mostNames: Record<AppLocale, number> = { ko: 2, en: 1, ja: 1, zh: 1 }

const roots: Record<AppLocale, string> = { ko: '/', en: '/en', ja: '/ja', zh: '/zh' }
const prefixOf = (path: string) =>
  locales.find((locale) => path === `/${locale}` || path.startsWith(`/${locale}/`)) ?? 'ko'
const gated = (Object.keys(pageAccess) as (keyof typeof pageAccess)[]).map(
  (page) => sitePages[page].path,
)
/** Files and the API have no language. */
const isPage = (path: string) => !/^\/(api|feeds|og|sitemaps)\/|\.[a-z]{2,5}$/.test(path)

function linksOf(html: string, from: string, origin: string): Link[] {
  return [...html.matchAll(/<a\s[^>]*>/g)].flatMap(([tag]) => {
    const href = /\shref="([^"]+)"/.exec(tag)?.[1]?.replaceAll('&amp;', '&')
    if (!href || href.startsWith('#')) return []
    const url = new URL(href, new URL(from, origin))
    if (url.origin !== origin) return []
    return [{ href: url.pathname + url.search, from, hreflang: / hreflang=/i.test(tag) }]
  })
}

class Crawl {
  readonly problems: string[] = []
  visited = 0
  readonly #seen = new Set<string>()
  readonly #shapes = new Map<string, number>()

  constructor(
    private readonly request: APIRequestContext,
    private readonly origin: string,
  ) {}

  #wanted({ pathname, searchParams }: URL): boolean {
    const kind = /^(?:\/(?:en|ja|zh))?\/(cases|statutes|documents\/templates)\/./.exec(
      pathname,
    )?.[1]
    const keys = [...new Set(searchParams.keys())].sort()
    const names = keys.length > mostNames[prefixOf(pathname)] ? 'more' : keys.join()
    // Files that are made when asked are limited, and alike: two of each kind stand for all.
    const made = /^\/api\/[^/]+\/[^/]+\/(\w+)$/.exec(pathname)?.[1]
    const shape = made
      ? `made ${made}`
      : kind
        ? `${prefixOf(pathname)} ${kind} ${names}`
        : `${pathname}?${names}`
    const count = (this.#shapes.get(shape) ?? 0) + 1
    this.#shapes.set(shape, count)
    return names ? count <= perQueryShape : !kind || count <= perKind
  }

  async follow(root: string): Promise<void> {
    let queue: Link[] = [{ href: root, from: root, hreflang: true }]
    while (queue.length > 0) {
      const found = await Promise.all(queue.splice(0, 8).map((link) => this.#open(link)))
      queue = [...queue, ...found.flat()]
    }
  }

  async #open({ href, from, hreflang }: Link): Promise<Link[]> {
    const url = new URL(href, this.origin)
    const path = url.pathname
    if (!hreflang && isPage(path) && prefixOf(path) !== prefixOf(from)) {
      this.problems.push(`${from} leaves its language: ${href}`)
    }
    if (this.#seen.has(href)) return []
    this.#seen.add(href)
    // A page of signed-in people asks whoever is not to log in: the role matrix tells where that leads.
    if (isUnder(path, gated) || !this.#wanted(url)) return []
    this.visited++
    const answer = await this.request.get(href, { maxRedirects: 0, maxRetries: 2 })
    if (answer.status() !== 200) {
      this.problems.push(`${from} links to ${href}: ${answer.status()}`)
      return []
    }
    if (!answer.headers()['content-type']?.startsWith('text/html')) return []
    return linksOf(await answer.text(), href, this.origin)
  }
}

test('every internal link leads to a page in the same language, at once', async ({
  request,
  baseURL,
}) => {
  test.setTimeout(300_000)
  const crawl = new Crawl(request, new URL(baseURL ?? '').origin)
  for (const locale of locales) await crawl.follow(roots[locale])
  expect(crawl.problems).toEqual([])
  // A crawl that found no links would be content with nothing.
  expect(crawl.visited).toBeGreaterThan(400)
})
