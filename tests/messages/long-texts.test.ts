import { docHref, docSlugs, neighboursOf } from '@/components/docs/doc-list'
import { plans } from '@/lib/billing/constants'
import { priceTexts } from '@/lib/billing/price-texts'
import { operations } from '@/lib/corpus/operations'
import { errorTable } from '@/lib/errors'
import { locales } from '@/lib/i18n/routing'
import { type LongText, listLongTexts, readLongText, type TextKind } from '@/lib/long-text'
import { sitePages } from '@/lib/site-pages'

const kinds: TextKind[] = ['policies', 'docs']
const translations = locales.filter((locale) => locale !== 'ko')

async function read(kind: TextKind, locale: string, name: string): Promise<LongText> {
  const text = await readLongText(kind, locale, name, priceTexts)
  if (!text) throw new Error(`${kind}/${locale}/${name} is missing`)
  return text
}

const whole = ({ intro, sections }: LongText) => [intro, ...sections.map((s) => s.body)].join('\n')
const codeOf = (text: LongText, language: string) =>
  [...whole(text).matchAll(/^```(\w+)\n([\s\S]*?)\n```$/gm)].flatMap(([, kind, code]) =>
    kind === language ? [code ?? ''] : [],
  )
const linksOf = (text: LongText) =>
  [...whole(text).matchAll(/\]\(([^)]+)\)/g)].map(([, href]) => href ?? '')
const tablesOf = (text: LongText) =>
  whole(text)
    .split('\n')
    .filter((line) => line.startsWith('|'))
    .map((line) => line.replace(/`[^`]*`/g, '').split('|').length)

describe.each(kinds)('%s', (kind) => {
  test.each(translations)('in %s are the texts that there are in Korean', async (locale) => {
    expect(await listLongTexts(kind, locale)).toEqual(await listLongTexts(kind, 'ko'))
  })

  test.each(translations)('in %s have the build of the Korean ones', async (locale) => {
    for (const name of await listLongTexts(kind, 'ko')) {
      const [source, own] = [await read(kind, 'ko', name), await read(kind, locale, name)]
      const label = `${locale}/${name}`
      expect([label, own.sections.map(({ id }) => id)]).toEqual([
        label,
        source.sections.map(({ id }) => id),
      ])
      expect([label, own.updated, own.effective]).toEqual([label, source.updated, source.effective])
      expect([label, tablesOf(own)]).toEqual([label, tablesOf(source)])
      expect([label, linksOf(own).sort()]).toEqual([label, linksOf(source).sort()])
      for (const language of ['sh', 'json']) {
        expect([label, codeOf(own, language)]).toEqual([label, codeOf(source, language)])
      }
    }
  })

  test.each(locales)('in %s have no two headings of one anchor', async (locale) => {
    for (const name of await listLongTexts(kind, locale)) {
      const text = await read(kind, locale, name)
      const inner = [...whole(text).matchAll(/^#{3,6} (.+)$/gm)].map(([, title]) => title)
      const anchors = [...text.sections.map(({ id }) => id), ...inner]
      expect(anchors).toEqual([...new Set(anchors)])
    }
  })

  test.each(locales)('in %s link to pages and chapters that exist', async (locale) => {
    const pages = new Set<string>([
      ...Object.values(sitePages).map(({ path }) => path),
      ...docSlugs.map(docHref),
    ])
    for (const name of await listLongTexts(kind, locale)) {
      const inside = linksOf(await read(kind, locale, name)).filter((href) => href.startsWith('/'))
      for (const href of inside.filter((each) => !each.startsWith('/api/'))) {
        const [path = '', chapter] = href.split('#')
        expect([href, pages.has(path)]).toEqual([href, true])
        if (!chapter) continue
        const target = await read('docs', locale, path.replace('/docs/', ''))
        expect(target.sections.map(({ id }) => id)).toContain(chapter)
      }
    }
  })
})

test('every document has its place in the order, and its neighbours', async () => {
  expect([...docSlugs].sort()).toEqual(await listLongTexts('docs', 'ko'))
  expect(neighboursOf('start')).toEqual({ next: 'searching' })
  expect(neighboursOf('coverage')).toEqual({ previous: 'architecture' })
})

test.each(locales)('the reference in %s has every operation of the API', async (locale) => {
  const { sections } = await read('docs', locale, 'api-reference')
  const named = sections.map(({ title }) => title)
  for (const { method, path } of operations) {
    expect(named).toContain(`${method.toUpperCase()} ${path}`)
  }
  expect(codeOf(await read('docs', locale, 'api-reference'), 'sh')).toHaveLength(sections.length)
})

test.each(locales)('the overview in %s has every error with its status', async (locale) => {
  const text = whole(await read('docs', locale, 'api'))
  for (const [code, { status }] of Object.entries(errorTable)) {
    const row = code === 'network' ? '`network`' : `| \`${code}\` | ${status} |`
    expect(text).toContain(row)
  }
})

test.each(locales)('the example of a refund in %s adds up', async (locale) => {
  const text = whole(await read('policies', locale, 'paid-service-policy'))
  const days = (from: string, to: string) => (Date.parse(to) - Date.parse(from)) / 86_400_000 + 1
  const period = days('2026-12-01', '2027-05-31')
  const used = days('2026-12-01', '2027-01-09')
  const { price } = plans[1]
  const deducted = Math.floor((price * used) / period)
  const won = (amount: number) => amount.toLocaleString('en-US')
  expect([period, used]).toEqual([182, 40])
  expect(text).toContain(`${won(price)} × ${used} ÷ ${period}`)
  expect(text).toContain(won(deducted))
  expect(text).toContain(won(price - deducted))
})
