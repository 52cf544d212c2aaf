import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { readParts } from '@/scripts/bench-chat/ask-site'
import { figuresOf, timingsOf } from '@/scripts/bench-chat/figures'
import { type BenchQuestion, readQuestions } from '@/scripts/bench-chat/question'
import { reportOf } from '@/scripts/bench-chat/report'
import type { BenchResult, Reply } from '@/scripts/bench-chat/result'
import { askAll, inTurns } from '@/scripts/bench-chat/run'

const questions = readQuestions(path.join(process.cwd(), 'scripts/bench/chat.jsonl'))

const asked: BenchQuestion = {
  id: 'lease-1',
  split: 'dev',
  field: 'lease',
  language: 'ko',
  question: '보증금을 안 줘요',
  articles: ['001248#3의3'],
  cases: [],
}
const nothing: BenchQuestion = { ...asked, id: 'none-1', field: 'none', refuse: 'weather' }

const reply = (changes: Partial<Reply> = {}): Reply => ({
  outcome: 'answered',
  reason: null,
  sources: [
    { type: 'article', id: '001248#4', label: '주택임대차보호법 제4조' },
    { type: 'article', id: '001248#3의3', label: '주택임대차보호법 제3조의3' },
  ],
  grounding: 1,
  times: { firstByte: 5, firstSource: 10, end: 20 },
  ...changes,
})
const refused = reply({ outcome: 'refused', sources: [], grounding: null })
const result = (question: BenchQuestion, of: Reply, people = 1): BenchResult => ({
  question,
  reply: of,
  people,
})

describe('the questions', () => {
  it('are 100 that can be answered and 20 that cannot, a part of each unseen', () => {
    const count = (split: string, refuse: boolean) =>
      questions.filter((each) => each.split === split && 'refuse' in each === refuse).length
    expect([count('dev', false), count('unseen', false)]).toEqual([60, 40])
    expect([count('dev', true), count('unseen', true)]).toEqual([10, 10])
    expect(new Set(questions.map(({ id }) => id)).size).toBe(120)
  })

  it('of fresh eyes are 91 that can be answered, in four languages, and 9 that cannot', () => {
    const fresh = readQuestions(path.join(process.cwd(), 'scripts/bench/lay-fresh.jsonl'))
    const answerable = fresh.filter((each) => !('refuse' in each))
    const count = (language: string) =>
      answerable.filter((each) => each.language === language).length
    expect(['ko', 'en', 'ja', 'zh'].map(count)).toEqual([55, 12, 12, 12])
    expect(fresh.length - answerable.length).toBe(9)
    expect(new Set(fresh.map(({ id }) => id)).size).toBe(100)
  })

  it('written after the bank was closed are 94 that can be answered and 6 that cannot', () => {
    const closed = readQuestions(path.join(process.cwd(), 'scripts/bench/lay-closed.jsonl'))
    const answerable = closed.filter((each) => !('refuse' in each))
    const count = (language: string) =>
      answerable.filter((each) => each.language === language).length
    expect(['ko', 'en', 'ja', 'zh'].map(count)).toEqual([40, 18, 18, 18])
    expect(closed.length - answerable.length).toBe(6)
    expect(new Set(closed.map(({ id }) => id)).size).toBe(100)
  })

  it('of a file that names no split are for development', () => {
    const folder = mkdtempSync(path.join(tmpdir(), 'bench-chat-'))
    const file = path.join(folder, 'questions.jsonl')
    const { split: _, ...line } = asked
    writeFileSync(file, `${JSON.stringify(line)}\n`)
    expect(readQuestions(file)).toEqual([asked])
    rmSync(folder, { recursive: true })
  })

  it('come from at least ten fields, a quarter of them in other languages', () => {
    const answerable = questions.filter((each) => !('refuse' in each))
    expect(new Set(answerable.map(({ field }) => field)).size).toBeGreaterThanOrEqual(10)
    expect(answerable.filter(({ language }) => language !== 'ko')).toHaveLength(25)
  })
})

it('counts a right article wherever it stands, and apart where it is first', () => {
  const figures = figuresOf([
    result(asked, reply()),
    result(asked, reply({ sources: reply().sources.toReversed(), grounding: 0.5 })),
    result(asked, refused),
    result(nothing, refused),
    result(nothing, reply()),
    result(asked, reply({ outcome: 'failed', sources: [], grounding: null })),
    result(asked, reply({ sources: [] })),
    result(asked, reply({ outcome: 'asked-back', sources: [], grounding: null })),
    result(nothing, reply({ outcome: 'asked-back', sources: [], grounding: null })),
  ])
  expect(figures).toEqual({
    answerable: 6,
    answered: 3,
    right: 2,
    first: 1,
    wrong: 1,
    declined: 1,
    askedBack: 1,
    grounding: (2.5 + reply().grounding!) / 4,
    unanswerable: 3,
    refused: 1,
    unclear: 1,
    failed: 1,
  })
})

it('tells times by how many were asking, without those that failed', () => {
  const times = timingsOf([
    result(asked, reply({ times: { firstByte: null, firstSource: 1, end: 2 } })),
    result(asked, reply({ times: { firstByte: null, firstSource: 3, end: 4 } }), 4),
    result(asked, reply({ outcome: 'failed' }), 4),
  ])
  expect(times).toEqual([
    { people: 1, moment: 'firstSource', count: 1, p50: 1, p95: 1 },
    { people: 1, moment: 'end', count: 1, p50: 2, p95: 2 },
    { people: 4, moment: 'firstSource', count: 1, p50: 3, p95: 3 },
    { people: 4, moment: 'end', count: 1, p50: 4, p95: 4 },
  ])
})

it('asks each question once', async () => {
  const { alone, together } = inTurns(questions)
  const heard: string[] = []
  const ask = async ({ id }: BenchQuestion) => {
    heard.push(id)
    return reply()
  }
  const results = [...(await askAll(alone, [ask])), ...(await askAll(together, [ask, ask, ask]))]
  expect(heard.toSorted()).toEqual(questions.map(({ id }) => id).toSorted())
  expect(new Set(results.map(({ people }) => people))).toEqual(new Set([1, 3]))
})

it('names what went wrong only when it is asked to', () => {
  const results = [result(asked, refused), result(nothing, refused)]
  expect(reportOf(results, false)).not.toContain('lease-1')
  const report = reportOf(results, true)
  expect(report).toContain('lease-1 (dev)')
  expect(report).not.toContain('none-1')
})

describe('readParts', () => {
  it('reads sources and grounding of an answer', () => {
    const read = readParts([
      {
        kind: 'grounding',
        share: 0.9,
        sentences: 10,
        supported: 9,
        citations: 1,
        verified: 1,
        confidence: 0.8,
      },
      {
        kind: 'sources',
        sources: [
          {
            no: 1,
            type: 'article',
            label: '민법 제750조',
            title: null,
            href: '/statutes/x',
            isSummary: false,
            id: '001706#750',
            passage: '',
            state: null,
            effectiveOn: null,
            overruledBy: null,
            page: null,
          },
        ],
      },
    ])
    expect(read).toEqual({
      outcome: 'answered',
      reason: null,
      grounding: 0.9,
      sources: [{ type: 'article', id: '001706#750', label: '민법 제750조' }],
    })
  })

  it('tells a refusal from a failure', () => {
    const refusal = {
      kind: 'refusal' as const,
      reason: 'not-legal' as const,
      searched: [],
      unmet: [],
      corpus: null,
      suggestions: [],
    }
    expect(readParts([refusal])).toMatchObject({ outcome: 'refused', reason: 'not-legal' })
    expect(readParts([])).toMatchObject({ outcome: 'failed' })
    const error = { kind: 'error' as const, code: 'timeout' as const, retryable: true }
    expect(readParts([error])).toMatchObject({ outcome: 'failed', reason: 'timeout' })
  })
})
