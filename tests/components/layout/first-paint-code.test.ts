/** @jest-environment node */
import { firstPaintCode } from '@/components/layout/first-paint-code'

type Browser = {
  lang?: string
  path?: string
  referrer?: string
  cookie?: string
  stored?: Record<string, string>
  isStorageClosed?: boolean
}

/** Runs the script as the browser does, and says what it did. */
function firstPaint({
  lang = 'ko',
  path = '/terms?page=2#top',
  referrer = '',
  cookie = '',
  stored = {},
  isStorageClosed = false,
}: Browser) {
  const dataset: Record<string, string> = {}
  const url = new URL(path, 'https://site.test')
  let openedInstead: string | null = null
  const location = {
    origin: url.origin,
    pathname: url.pathname,
    search: url.search,
    hash: url.hash,
    replace: (to: string) => {
      openedInstead = to
    },
  }
  const localStorage = {
    getItem(key: string) {
      if (isStorageClosed) throw new Error('closed')
      return stored[key] ?? null
    },
  }
  const listeners: ((event: { target: unknown }) => void)[] = []
  const document = {
    documentElement: { lang, dataset },
    referrer,
    cookie,
    addEventListener: (_: string, listener: (event: { target: unknown }) => void) =>
      listeners.push(listener),
  }
  new Function('document', 'localStorage', 'location', firstPaintCode)(
    document,
    localStorage,
    location,
  )
  return { dataset, openedInstead, press: (target: unknown) => listeners[0]?.({ target }) }
}

const openedInstead = (browser: Browser) => firstPaint(browser).openedInstead

test('a link inside a dialog closes it, one for a new tab does not', () => {
  const { press } = firstPaint({})
  let closed = 0
  const dialog = { close: () => closed++ }
  const pressed = (isLink: boolean) => ({
    closest: () => (isLink ? { closest: () => dialog } : null),
  })
  press(pressed(false))
  expect(closed).toBe(0)
  press(pressed(true))
  expect(closed).toBe(1)
})

test('a stored language opens the same page in that language', () => {
  expect(openedInstead({ stored: { language: 'ja' } })).toBe('/ja/terms?page=2#top')
  expect(openedInstead({ stored: { language: 'en' }, path: '/' })).toBe('/en')
  expect(
    openedInstead({ stored: { language: 'en' }, referrer: 'https://site.test.example/' }),
  ).toBe('/en/terms?page=2#top')
})

test('the page stays for crawlers, who store nothing, and for what is no language', () => {
  expect(openedInstead({})).toBeNull()
  expect(openedInstead({ stored: { language: 'ko' } })).toBeNull()
  expect(openedInstead({ stored: { language: '/evil.test' } })).toBeNull()
  expect(openedInstead({ isStorageClosed: true })).toBeNull()
})

test('the page stays where its language was chosen: by a prefix, or on the site itself', () => {
  expect(openedInstead({ lang: 'zh', path: '/zh/terms', stored: { language: 'ja' } })).toBeNull()
  expect(
    openedInstead({ stored: { language: 'ja' }, referrer: 'https://site.test/ja/terms' }),
  ).toBeNull()
})

test('the theme, the open cookie notice and a possible session are known before the paint', () => {
  expect(firstPaint({}).dataset).toEqual({ cookieNotice: '' })
  expect(
    firstPaint({
      stored: { theme: 'dark', consent: 'necessary' },
      cookie: 'a=1; signed-in=1',
    }).dataset,
  ).toEqual({ theme: 'dark', session: '' })
})

test('a choice that the server stored for a press before the script is known too', () => {
  expect(firstPaint({ cookie: 'consent=statistics' }).dataset).toEqual({})
  expect(firstPaint({ isStorageClosed: true }).dataset).toEqual({ cookieNotice: '' })
})

test('checks of what is read compile nothing, which the content security policy would report', () => {
  firstPaint({})
  expect(Reflect.get(globalThis, '__zod_globalConfig')).toEqual({ jitless: true })
})
