import type { CitableSource } from '@/lib/chat/types'
import { readClaim } from '@/lib/chat/verify/read-claim'
import { readPassage, supportOf } from '@/lib/chat/verify/sentence-support'
import { splitSentences } from '@/lib/chat/verify/split-sentences'
import { type Judged, type Opinion, opinionOf } from './figure'
import type { KnownSource } from './known-sources'

type Wanted = readonly { text: string; source: KnownSource | null }[]

/**
 * How far in front the relevant passages stand: the mean, over them, of the share of relevant passages up to
 * each. A source that comes in several passages counts at its first.
 */
export function contextPrecision(
  passages: readonly (KnownSource | null)[],
  relevant: Wanted,
): Opinion {
  const wanted = new Set(relevant.flatMap(({ source }) => source?.id ?? []))
  if (wanted.size === 0 || passages.length === 0) return opinionOf('contextPrecision', [])
  const isNew = (id: string | undefined, at: number) =>
    id !== undefined && passages.findIndex((each) => each?.id === id) === at
  const distinct = passages.filter((each, at) => each === null || isNew(each.id, at))
  let right = 0
  let sum = 0
  for (const [at, each] of distinct.entries()) {
    if (!each || !wanted.has(each.id)) continue
    right++
    sum += right / (at + 1)
  }
  const wrong = distinct.length - right
  return {
    figure: { score: right === 0 ? 0 : sum / right, right, wrong, open: 0 },
    findings: [],
  }
}

/** Relevant sources that are among the passages; without any, the sentences of a right answer that a passage carries. */
export function contextRecall(
  passages: readonly (KnownSource | null)[],
  relevant: Wanted,
  given: readonly CitableSource[],
  reference: string,
): Opinion {
  const found = new Set(passages.map((each) => each?.id))
  if (relevant.length > 0)
    return opinionOf(
      'contextRecall',
      relevant.map(({ text, source }) => ({
        text,
        verdict: source === null ? 'open' : found.has(source.id) ? 'right' : 'wrong',
        reason: 'missing',
      })),
    )
  return opinionOf('contextRecall', carried(reference, given))
}

function carried(reference: string, given: readonly CitableSource[]): Judged[] {
  const readings = given.map(readPassage)
  return splitSentences(reference).flatMap(({ start, end }) => {
    const text = reference.slice(start, end).trim()
    const claim = readClaim(text)
    if (claim.terms.length === 0) return []
    const isCarried = readings.some((reading) => supportOf(claim, reading).whole)
    return [{ text, verdict: isCarried ? 'right' : 'wrong', reason: 'missing' }]
  })
}
