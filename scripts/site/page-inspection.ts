import { gzipSync } from 'node:zlib'
import type { Page } from '@playwright/test'
import { locales } from '@/lib/i18n/routing'
import { type AxeOptions, axeViolations } from './axe-violations'
import { jsonLdProblems } from './json-ld'

export type InspectedPage = {
  status: number
  title: string
  description: string
  canonical: string
  hreflang: string[]
  h1: string[]
  robots: string
  picture: string
  structured: string[]
  axe: string[]
  /** Bytes, gzipped, of the scripts that the HTML names. */
  script: number
  /** Milliseconds. */
  largestPaint: number
}

async function headOf(page: Page) {
  // No function may have a name in here: the compiler would wrap it in a helper that the page lacks.
  return page.evaluate(() => {
    const [description = '', robots = '', picture = ''] = [
      'meta[name=description]',
      'meta[name=robots]',
      'meta[property="og:image"]',
    ].map((selector) => document.querySelector(selector)?.getAttribute('content') ?? '')
    return {
      title: document.title,
      description,
      robots,
      picture,
      canonical: document.querySelector('link[rel=canonical]')?.getAttribute('href') ?? '',
      hreflang: [...document.querySelectorAll('link[rel=alternate][hreflang]')].map(
        (link) => link.getAttribute('hreflang') ?? '',
      ),
      h1: [...document.querySelectorAll('h1')].map((heading) => heading.textContent?.trim() ?? ''),
      blocks: [...document.querySelectorAll('script[type="application/ld+json"]')].map(
        (script) => script.textContent ?? '',
      ),
    }
  })
}

async function largestPaint(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let last = 0
        new PerformanceObserver((list) => {
          last = list.getEntries().at(-1)?.startTime ?? last
        }).observe({ type: 'largest-contentful-paint', buffered: true })
        requestAnimationFrame(() => setTimeout(() => resolve(Math.round(last)), 50))
      }),
  )
}

/** The scripts that an HTML page names, for browsers of today. What these fetch later is not among them. */
export function scriptsOf(html: string): string[] {
  const tags = [...html.matchAll(/<script\s[^>]*>/g)].map(([tag]) => tag)
  const sources = tags.flatMap((tag) => {
    const source = / src="(\/[^"]+)"/.exec(tag)?.[1]
    return source && !/ nomodule/i.test(tag) ? [source] : []
  })
  return [...new Set(sources)]
}

/** Pages share most of their scripts: each is fetched once. */
const sizes = new Map<string, Promise<number>>()

async function sizeOf(page: Page, url: string): Promise<number> {
  // A kept connection may close in the moment that it is used again; that says nothing of the site.
  const answer = await page.request.get(url, { maxRetries: 2 })
  return gzipSync(await answer.body()).length
}

async function scriptBytes(page: Page, paths: string[]): Promise<number> {
  const known = paths.map((path) => {
    const { href } = new URL(path, page.url())
    const size = sizes.get(href) ?? sizeOf(page, href)
    sizes.set(href, size)
    return size
  })
  return (await Promise.all(known)).reduce((sum, size) => sum + size, 0)
}

/** Opens a page in a browser and says what search engines, readers of screens and slow lines would find. */
export async function inspectPage(
  page: Page,
  url: string,
  looking: AxeOptions = {},
): Promise<InspectedPage> {
  const answer = await page.goto(url, { waitUntil: 'load' })
  const { blocks, ...head } = await headOf(page)
  const scripts = scriptsOf((await answer?.text()) ?? '')
  const paint = await largestPaint(page)
  return {
    ...head,
    status: answer?.status() ?? 0,
    structured: blocks.flatMap(jsonLdProblems),
    axe: await axeViolations(page, looking),
    script: await scriptBytes(page, scripts),
    largestPaint: paint,
  }
}

const everyLanguage = [...locales, 'x-default'].sort().join()

/** With or without the slash of an empty path, encoded or not. */
function sameAddress(one: string, other: string): boolean {
  return URL.canParse(one) && new URL(one).href === new URL(other).href
}

export type ExpectedPage = { status: number; index: boolean; canonical: string }

/** What is wrong with a page; empty when nothing is. */
export function problemsOf(found: InspectedPage, wanted: ExpectedPage): string[] {
  const problems = [...found.structured.map((each) => `JSON-LD ${each}`)]
  const claim = (holds: boolean, problem: string) => {
    if (!holds) problems.push(problem)
  }
  claim(found.status === wanted.status, `status ${found.status}`)
  claim(found.title !== '', 'no title')
  claim(found.h1.length === 1 && found.h1[0] !== '', `${found.h1.length} h1`)
  claim(found.axe.length === 0, `axe: ${found.axe.join(' ')}`)
  if (wanted.index) {
    claim(found.description !== '', 'no description')
    claim(!found.robots.includes('noindex'), 'noindex')
    claim(sameAddress(found.canonical, wanted.canonical), `canonical ${found.canonical}`)
    claim([...found.hreflang].sort().join() === everyLanguage, `hreflang ${found.hreflang}`)
    claim(found.picture !== '', 'no picture')
  } else {
    claim(found.robots.includes('noindex'), 'may be indexed')
  }
  return problems
}
