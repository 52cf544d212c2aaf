import type { BenchQuestion } from './question'

export type BenchSource = { type: 'article' | 'case'; id: string; label: string }

/** Milliseconds from the question; null where the path has no such moment, or it never came. */
export type Times = { firstByte: number | null; firstSource: number | null; end: number }

export type Reply = {
  outcome: 'answered' | 'asked-back' | 'refused' | 'failed'
  /** Why there is no answer. */
  reason: string | null
  sources: BenchSource[]
  /** 0–1, of an answer. */
  grounding: number | null
  times: Times
}

/** A question, what came of it, and how many people were asking at that moment. */
export type BenchResult = { question: BenchQuestion; reply: Reply; people: number }

/** Asks one question as one person. */
export type Ask = (question: BenchQuestion) => Promise<Reply>

/** Place of the first right source among those of its kind, from 1; 0 when there is none. */
export function rightPlace({ question, reply }: BenchResult): number {
  if ('refuse' in question) return 0
  const articles = reply.sources.filter(({ type }) => type === 'article')
  const article = articles.findIndex(({ id }) => question.articles.includes(id)) + 1
  if (article > 0) return article
  const cases = reply.sources.filter(({ type }) => type === 'case')
  return cases.findIndex(({ label }) => question.cases.some((each) => label.includes(each))) + 1
}

export function isFailure(result: BenchResult): boolean {
  const { question, reply } = result
  if ('refuse' in question) return reply.outcome !== 'refused' && reply.outcome !== 'asked-back'
  return reply.outcome !== 'answered' || rightPlace(result) === 0
}
