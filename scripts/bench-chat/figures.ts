import { quantile } from '@/scripts/bench/load'
import { type BenchResult, rightPlace, type Times } from './result'

/** What a group of questions came to. Shares are of the answerable ones, or of the unanswerable. */
export type Figures = {
  answerable: number
  answered: number
  right: number
  first: number
  /** Answered, with nothing right among the sources. */
  wrong: number
  /** Answerable, but refused, or asked back. */
  declined: number
  askedBack: number
  /** Mean over answers; null without any. */
  grounding: number | null
  unanswerable: number
  refused: number
  unclear: number
  failed: number
}

export function figuresOf(results: readonly BenchResult[]): Figures {
  const unanswerable = results.filter(({ question }) => 'refuse' in question)
  const answerable = results.filter(({ question }) => !('refuse' in question))
  const answered = answerable.filter(({ reply }) => reply.outcome === 'answered')
  const places = answered.map(rightPlace)
  const count = (list: readonly BenchResult[], outcome: BenchResult['reply']['outcome']) =>
    list.filter(({ reply }) => reply.outcome === outcome).length
  const shares = results.flatMap(({ reply }) => reply.grounding ?? [])
  return {
    answerable: answerable.length,
    answered: answered.length,
    right: places.filter((place) => place > 0).length,
    first: places.filter((place) => place === 1).length,
    wrong: places.filter((place) => place === 0).length,
    declined: count(answerable, 'refused'),
    askedBack: count(answerable, 'asked-back'),
    grounding:
      shares.length === 0 ? null : shares.reduce((sum, share) => sum + share, 0) / shares.length,
    unanswerable: unanswerable.length,
    refused: count(unanswerable, 'refused'),
    unclear: count(unanswerable, 'asked-back'),
    failed: count(results, 'failed'),
  }
}

export type Moment = keyof Times
export type Timing = { people: number; moment: Moment; count: number; p50: number; p95: number }

const moments: readonly Moment[] = ['firstByte', 'firstSource', 'end']

/** Times by how many were asking at once; moments that a path does not have are left out. */
export function timingsOf(results: readonly BenchResult[]): Timing[] {
  const crowds = [...new Set(results.map(({ people }) => people))].sort((a, b) => a - b)
  return crowds.flatMap((people) =>
    moments.flatMap((moment) => {
      const times = results
        .filter((result) => result.people === people && result.reply.outcome !== 'failed')
        .flatMap(({ reply }) => reply.times[moment] ?? [])
        .sort((a, b) => a - b)
      if (times.length === 0) return []
      const [p50, p95] = [quantile(times, 0.5), quantile(times, 0.95)]
      return [{ people, moment, count: times.length, p50, p95 }]
    }),
  )
}
