import { readFileSync } from 'node:fs'
import { checkedCitation } from '@/lib/citation-check/checked-citation'
import { countVerdicts, cutAtCitations, verdictOf } from '@/lib/citation-check/findings'
import { reportContent, reportCsv, reportWords } from '@/lib/citation-check/report'
import { contentSchema } from '@/lib/documents/blocks/schema'
import type { CitationCheck } from '@/lib/korean-law/citations/types'
import words from '@/messages/ko/citationCheck.json'

const check = (change: Partial<CitationCheck> = {}): CitationCheck => ({
  text: '대법원 2019. 1. 17. 선고 2018다24349 판결',
  kind: 'case',
  state: 'verified',
  target: '7',
  reference: { form: '대법원 2019. 1. 17. 선고 2018다24349 판결', name: null, overruledBy: null },
  candidates: [],
  reason: null,
  start: 0,
  end: 10,
  ...change,
})

const found = (change: Partial<CitationCheck> = {}) => checkedCitation(check(change))

test.each([
  [{}, 'right'],
  [{ state: 'in-force' }, 'right'],
  [{ state: 'in-force', reason: 'earlier-text' }, 'open'],
  [{ reference: { form: 'a', name: null, overruledBy: 'b' } }, 'open'],
  [{ state: 'not-in-corpus' }, 'open'],
  [{ state: 'impossible' }, 'wrong'],
  [{ state: 'differs', reference: { form: 'a', name: null, overruledBy: 'b' } }, 'wrong'],
] as const)('%j is %s', (change, verdict) => {
  expect(verdictOf(found(change))).toBe(verdict)
})

test('a citation leads to what it means, and its candidates to theirs', () => {
  const { href } = found()
  expect(decodeURIComponent(href ?? '')).toBe('/cases/2018다24349?serial=7')
  const article = found({ kind: 'article', text: '민법 제750조', target: '001706#750' })
  expect(article.href).toBe('/statutes/001706/articles/750')
  const candidates = [
    { id: '9', label: '대법원 2020. 1. 1. 선고 2018다1 판결', judgmentDate: null },
  ]
  const [first] = found({ state: 'ambiguous', target: null, candidates }).candidates
  expect(decodeURIComponent(first?.href ?? '')).toBe('/cases/2018다1?serial=9')
})

test('the words of a quote do not name a decision', () => {
  expect(found({ kind: 'quote', text: '손해를 배상할 책임', target: '7' }).href).toBeNull()
})

test('verdicts are counted', () => {
  const citations = [found(), found({ state: 'impossible' }), found({ state: 'pending' }), found()]
  expect(countVerdicts(citations)).toEqual({ right: 2, open: 1, wrong: 1 })
})

test('a text is cut at its citations, and put together it is the same', () => {
  const text = '앞 인용 사이 둘째 뒤'
  const citations = [
    found({ start: 2, end: 4 }),
    // A citation within a quote.
    found({ start: 3, end: 4 }),
    found({ start: 8, end: 10 }),
  ]
  const pieces = cutAtCitations(text, citations)
  expect(pieces.map((piece) => piece.text).join('')).toBe(text)
  expect(pieces.map(({ no }) => no)).toEqual([null, 0, null, 2, null])
})

describe('a report', () => {
  const t = (key: string, values?: Record<string, string>) =>
    values ? `${key} ${Object.values(values).join()}` : key
  const words = reportWords(t, '2026-11-23')

  it('says of every citation what was found, why, and the right form', () => {
    const citations = [
      found({ state: 'differs', reason: 'date-differs' }),
      found({ reference: { form: '가', name: null, overruledBy: '나' } }),
      found({ kind: 'quote', state: 'verified', reference: null }),
    ]
    const lines = reportCsv(citations, words).trim().split('\r\n')
    expect(lines).toHaveLength(4)
    expect(lines[1]).toContain('states.differs,reasons.date-differs')
    expect(lines[2]).toContain('overruled 나,가')
    expect(lines[3]).toContain('quotes.verified')
  })

  it('is a document with one table', () => {
    const content = contentSchema.parse(reportContent([found()], words))
    expect(content.blocks.map(({ kind }) => kind)).toEqual(['heading', 'paragraph', 'table'])
  })

  it('says so when nothing was found', () => {
    const content = contentSchema.parse(reportContent([], words))
    expect(content.blocks.at(-1)).toMatchObject({ kind: 'paragraph', text: 'none' })
  })
})

test('every reason that the checker gives has words', () => {
  const files = ['decision-check', 'article-check', 'citation-check']
  const given = files.flatMap((file) => {
    const source = readFileSync(`lib/korean-law/citations/${file}.ts`, 'utf8')
    const named =
      source.match(/(?:reason|Reason|return|[?:])[^\n]*'([a-z]+(?:-[a-z]+)+|addenda|repealed)'/g) ??
      []
    return named.flatMap((line) =>
      [...line.matchAll(/'([a-z]+(?:-[a-z]+)*)'/g)].map(([, word]) => word ?? ''),
    )
  })
  const states = Object.keys(words.states)
  const reasons = given.filter((word) => /-|^addenda$/.test(word) && !states.includes(word))
  expect(reasons.length).toBeGreaterThan(15)
  for (const reason of reasons) expect(Object.keys(words.reasons)).toContain(reason)
})
