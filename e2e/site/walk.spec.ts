import { readFileSync } from 'node:fs'
import { expect, test } from '@playwright/test'
import { type AppLocale, locales } from '@/lib/i18n/routing'
import {
  type InspectedPage,
  type InspectOptions,
  inspectPage,
  problemsOf,
} from '@/scripts/site/page-inspection'
import { addressOf, gatedRoutes, type Route, routes } from '@/scripts/site/routes'
import { logInAs } from '../fixtures/accounts'

// One visit of every page in every language. Each looks at the head and the structured data, the language, the width
// on a phone and the script that the HTML names. What is the same in every language is looked at in one: colours in
// both themes and the order of parts in Korean, names and labels (which axe reads) in Korean and English. That the
// others have every word is held by tests/messages. Their public pages are read without script, which costs most of a
// visit: what script draws there is as wide in English, whose words are the longest.

/** Pages of one test: a fault in one of them does not hide the others, and two workers share the walk evenly. */
const STRETCH = 12

test.use({ hasTouch: true, contextOptions: { reducedMotion: 'reduce' } })

const stretches = <Item>(items: readonly Item[]): Item[][] =>
  Array.from({ length: Math.ceil(items.length / STRETCH) }, (_, at) =>
    items.slice(at * STRETCH, (at + 1) * STRETCH),
  )

/** Where the script of public pages runs, and axe looks. */
const scripted: readonly AppLocale[] = ['ko', 'en']

const lookIn = (locale: AppLocale, route: Route): InspectOptions => ({
  wordsOnly: locale !== 'ko',
  axe: scripted.includes(locale),
  dark: locale === 'ko' && route.dark,
})

/** The name of the menu that only script draws, and only for somebody who is signed in. */
const accountMenu = (locale: AppLocale): string =>
  JSON.parse(readFileSync(`messages/${locale}/session.json`, 'utf8')).account

function gatedProblems(found: InspectedPage, route: Route, canonical: string): string[] {
  const problems = problemsOf(found, { ...route, canonical })
  if (!/'nonce-[^']+'/.test(found.policy)) problems.push('no nonce')
  if (/script-src[^;]*'unsafe-inline'/.test(found.policy)) problems.push('inline scripts may run')
  return problems
}

for (const locale of locales) {
  test.describe(locale, () => {
    test.use({ javaScriptEnabled: scripted.includes(locale) })

    for (const [at, stretch] of stretches(routes()).entries()) {
      test(`public pages: ${at + 1}`, async ({ page, baseURL }) => {
        test.setTimeout(240_000)
        for (const route of stretch) {
          const url = addressOf(baseURL ?? '', locale, route.path)
          const found = await inspectPage(page, url, lookIn(locale, route))
          expect.soft(found.language, `${locale} ${route.path}`).toBe(locale)
          const problems = problemsOf(found, { ...route, canonical: url })
          expect.soft(problems, `${locale} ${route.path}`).toEqual([])
        }
      })
    }
  })

  for (const [at, stretch] of stretches(gatedRoutes()).entries()) {
    test(`pages behind a gate: ${locale}, ${at + 1}`, async ({ page, baseURL }) => {
      test.setTimeout(240_000)
      const refused: string[] = []
      page.on('console', (message) => {
        if (/content security policy/i.test(message.text())) refused.push(message.text())
      })
      await logInAs(page, 'admin')
      for (const route of stretch) {
        const url = addressOf(baseURL ?? '', locale, route.path)
        const found = await inspectPage(page, url, lookIn(locale, route))
        expect.soft(found.language, `${locale} ${route.path}`).toBe(locale)
        expect.soft(gatedProblems(found, route, url), `${locale} ${route.path}`).toEqual([])
        // React has arrived: the session's menu is drawn by script.
        // Pages of the workspace fill the window and have no header of the site.
        if ((await page.getByRole('banner').count()) > 0)
          await expect(page.getByRole('banner').getByLabel(accountMenu(locale))).toBeAttached()
        expect.soft(refused.splice(0), `${locale} ${route.path}`).toEqual([])
      }
    })
  }
}
