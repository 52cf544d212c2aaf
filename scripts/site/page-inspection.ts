import { gzipSync } from 'node:zlib'
import type { Page } from '@playwright/test'
import { locales } from '@/lib/i18n/routing'
import { axeViolations } from './axe-violations'
import { jsonLdProblems } from './json-ld'

export type InspectedPage = {
  status: number
  language: string
  title: string
  description: string
  canonical: string
  hreflang: string[]
  h1: string[]
  robots: string
  picture: string
  structured: string[]
  axe: string[]
  /** Pixels by which the page is wider than a phone. */
  overflow: number
  /** Bytes of the HTML, as the browser reads it: not compressed. */
  html: number
  /** Bytes, gzipped, of the scripts that the HTML names. */
  script: number
  /** The content security policy that the page came with. */
  policy: string
  /** Milliseconds; 0 unless it was asked for. */
  largestPaint: number
}

export type InspectOptions = {
  /**
   * Only what the language of a page can change, on a phone. Colours and the order of parts are the same in every
   * language: looking at them in one is enough.
   */
  wordsOnly?: boolean
  /** False where the same markup is looked at in another language: names and labels come from the same places. */
  axe?: boolean
  /** Contrasts of the dark theme too. */
  dark?: boolean
  /** Waits for the largest paint. */
  paint?: boolean
}

const DESKTOP = { width: 1280, height: 720 }
const PHONE = { width: 360, height: 780 }
/** What a script draws by the width follows a resize a little later. */
const SETTLE_MS = 3000
/** Kinds of axe's rules that look at words: names, alternatives, labels, the language itself. */
const WORD_TAGS = ['cat.language', 'cat.text-alternatives', 'cat.name-role-value', 'cat.forms']

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
      language: document.documentElement.lang,
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

async function paintOf(page: Page): Promise<number> {
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
function scriptsOf(html: string): string[] {
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

const overflow = () => document.documentElement.scrollWidth - document.documentElement.clientWidth

/** By how much a page is wider than a phone, once it has taken the phone's width. */
async function overflowOf(page: Page): Promise<number> {
  if (page.viewportSize()?.width === PHONE.width) return page.evaluate(overflow)
  await page.setViewportSize(PHONE)
  const deadline = Date.now() + SETTLE_MS
  let found = await page.evaluate(overflow)
  while (found > 0 && Date.now() < deadline) {
    await page.waitForTimeout(100)
    found = await page.evaluate(overflow)
  }
  return found
}

/** What is found a second time: a button that becomes ready between two looks of axe breaks no rule. */
async function lasting(find: () => Promise<string[]>): Promise<string[]> {
  const found = await find()
  return found.length === 0 ? found : await find()
}

/** The contrasts of the theme that the page is not shown in at first. */
async function darkContrasts(page: Page): Promise<string[]> {
  await page.emulateMedia({ colorScheme: 'dark' })
  const found = await axeViolations(page, { rules: ['color-contrast'] })
  await page.emulateMedia({ colorScheme: 'light' })
  return found.map((each) => `dark ${each}`)
}

/** Opens a page in a browser and says what search engines, screen readers, phones and slow lines would find. */
export async function inspectPage(
  page: Page,
  url: string,
  { wordsOnly = false, axe: looks = true, dark = false, paint = false }: InspectOptions = {},
): Promise<InspectedPage> {
  const size = wordsOnly ? PHONE : DESKTOP
  if (page.viewportSize()?.width !== size.width) {
    // An empty page takes another size at once.
    await page.goto('about:blank')
    await page.setViewportSize(size)
  }
  const answer = await page.goto(url, { waitUntil: 'load' })
  const html = (await answer?.body()) ?? Buffer.alloc(0)
  const { blocks, ...head } = await headOf(page)
  const largestPaint = paint ? await paintOf(page) : 0
  const rules = wordsOnly ? { tags: WORD_TAGS } : { colours: true }
  const axe = looks ? await lasting(() => axeViolations(page, rules)) : []
  if (dark) axe.push(...(await lasting(() => darkContrasts(page))))
  return {
    ...head,
    largestPaint,
    status: answer?.status() ?? 0,
    structured: blocks.flatMap(jsonLdProblems),
    axe,
    overflow: await overflowOf(page),
    html: html.length,
    script: await scriptBytes(page, scriptsOf(html.toString('utf8'))),
    policy: answer?.headers()['content-security-policy'] ?? '',
  }
}

const everyLanguage = [...locales, 'x-default'].sort().join()

/** With or without the slash of an empty path, encoded or not. */
function sameAddress(one: string, other: string): boolean {
  return URL.canParse(one) && new URL(one).href === new URL(other).href
}

export type ExpectedPage = {
  status: number
  index: boolean
  canonical: string
  html: number
  script: number
}

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
  claim(found.overflow <= 0, `${found.overflow} pixels wider than a phone`)
  claim(found.html <= wanted.html, `${found.html} bytes of HTML`)
  claim(found.script > 0, 'no script: it cannot be measured')
  claim(found.script <= wanted.script, `${found.script} bytes of script`)
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
