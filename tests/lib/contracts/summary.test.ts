import { isAt, markClause } from '@/components/contracts/review/marked-clause'
import { explain } from '@/lib/contracts/explanations/explanations'
import { reviewSides } from '@/lib/contracts/review-sides'
import type { FindingView } from '@/lib/contracts/reviews/finding-view'
import { findingsCsv } from '@/lib/contracts/reviews/findings-csv'
import { titleOf } from '@/lib/contracts/reviews/title'
import { rules } from '@/lib/contracts/rules/catalogue'
import { expectedClauses } from '@/lib/contracts/rules/expected/catalogue'
import { writtenLists } from '@/lib/contracts/rules/must-write'
import { locales } from '@/lib/i18n/routing'
import { koreanMonthStart } from '@/lib/korean-time'
import { leaseText } from '@/tests/factories/contracts'

const { outline, findings } = reviewSides('housing-lease', leaseText)

it('finds for each side what is one for it', () => {
  const topics = findings.map(({ topic }) => topic)
  for (const topic of ['arrears-termination', 'renewal-waiver', 'rent-increase-cap'])
    expect(topics).toContain(topic)
  const repair = findings.find(({ topic }) => topic === 'repair-all-tenant')
  expect(repair?.sides).toContain('signer')
  expect(repair?.sides).not.toContain('drafter')
  expect(new Set(findings.map(({ identity }) => identity)).size).toBe(findings.length)
})

it('lists days and duties with whom they bind', () => {
  const { duties } = outline
  expect(duties.map(({ date }) => date).filter(Boolean)).toEqual([
    '2026-03-01',
    '2028-02-29',
    '2026-03-01',
  ])
  expect(duties.find(({ when }) => when === '매월 25일')).toMatchObject({
    party: 'signer',
    clause: '제2조',
  })
})

it('marks every quote in its clause and nothing else', () => {
  const view = (index: number): FindingView => {
    const { start = null, end = null } = findings[index] ?? {}
    return { id: String(index), no: index + 1, start, end } as FindingView
  }
  const views = findings.map((_, index) => view(index))
  for (const clause of outline.clauses) {
    const stretches = markClause(leaseText, clause, views)
    expect(stretches.map(({ text }) => text).join('')).toBe(
      leaseText.slice(clause.start, clause.end),
    )
    for (const { text, findings: quoted } of stretches)
      for (const { id } of quoted) expect(findings[Number(id)]?.quote).toContain(text.trim())
  }
  const quoted = findings.filter(({ start }) => start !== null)
  for (const { start } of quoted)
    expect(outline.clauses.filter((clause) => isAt({ start }, clause))).toHaveLength(1)
})

it('every topic has its words in every language', () => {
  const topics = new Set([...rules, ...expectedClauses, ...writtenLists].map(({ topic }) => topic))
  const lacking = [...topics].flatMap((topic) =>
    locales
      .filter((locale) => {
        const found = explain(locale, topic)
        return !found?.name || (locale !== 'ko' && !found.why)
      })
      .map((locale) => `${locale} ${topic}`),
  )
  expect(lacking).toEqual([])
})

it('a table of findings takes no formula from a contract', () => {
  const finding = {
    kind: 'void',
    severity: 'high',
    state: 'open',
    name: '이름',
    quote: '=HYPERLINK("x")',
    why: '',
    details: [],
    articles: [],
  } as unknown as FindingView
  const words = {
    columns: {} as never,
    kind: String,
    severity: String,
    state: String,
    person: () => '',
    deleted: '(삭제)',
  }
  expect(findingsCsv([finding], words)).toContain(`"'=HYPERLINK(""x"")"`)
})

it.each([
  ['\n  【 주택 임대차계약서 】\n제1조', '주택 임대차계약서'],
  ['***', '-'],
])('%p is called %s', (text, title) => expect(titleOf(text)).toBe(title))

it('a month begins at midnight in Korea', () => {
  expect(koreanMonthStart(new Date('2026-10-31T15:00:00Z')).toISOString()).toBe(
    '2026-10-31T15:00:00.000Z',
  )
  expect(koreanMonthStart(new Date('2026-10-31T14:59:59Z')).toISOString()).toBe(
    '2026-09-30T15:00:00.000Z',
  )
})
