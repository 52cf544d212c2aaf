import type { CitationCheck } from '@/lib/corpus/schema'
import type { CitationState } from '@/lib/korean-law/constants'
import { type Judged, type Opinion, opinionOf } from './figure'
import { type KnownSource, targetOf } from './known-sources'

/** Whether what is cited exists; whether it is the law of today is another question. */
const existence: Record<CitationState, Judged['verdict']> = {
  verified: 'right',
  'in-force': 'right',
  pending: 'right',
  repealed: 'right',
  'not-in-corpus': 'open',
  ambiguous: 'open',
  differs: 'wrong',
  impossible: 'wrong',
  'unknown-law': 'wrong',
}

const citationsOf = (checks: readonly CitationCheck[]) =>
  checks.filter(({ kind }) => kind !== 'quote')

/** Cited decisions, articles and laws that exist as they are cited. */
export const citationSoundness = (checks: readonly CitationCheck[]): Opinion =>
  opinionOf(
    'citations',
    citationsOf(checks).map(({ text, state }) => ({
      text,
      verdict: existence[state],
      reason: state,
    })),
  )

/** Why what exists is not the law of today; null when it is. */
function outdated({ state, reason, reference }: CitationCheck): string | null {
  if (state === 'repealed' || state === 'pending') return state
  if (reference?.overruledBy) return 'overruled'
  return reason === 'earlier-text' ? reason : null
}

/** Of what exists, what is in force today and has not been overruled, as far as the corpus tells. */
export const currency = (checks: readonly CitationCheck[]): Opinion =>
  opinionOf(
    'currency',
    citationsOf(checks)
      .filter(({ state }) => existence[state] === 'right')
      .map((check) => {
        const reason = outdated(check)
        return { text: check.text, verdict: reason ? 'wrong' : 'right', reason: reason ?? '' }
      }),
  )

/** Cited articles and decisions that were among the passages, by what they are or by their words. */
export function citedGiven(
  checks: readonly CitationCheck[],
  given: readonly { source: KnownSource | null; text: string }[],
): Opinion {
  const bare = (text: string) => text.replace(/[^\p{L}\p{N}]/gu, '')
  const ids = new Set(given.map(({ source }) => source?.id))
  const texts = given.map(({ text }) => bare(text))
  return opinionOf(
    'citedGiven',
    checks.flatMap((check): Judged[] => {
      const target = targetOf(check)
      if (target === null || given.length === 0) return []
      const isGiven = ids.has(target) || texts.some((text) => text.includes(bare(check.text)))
      return [{ text: check.text, verdict: isGiven ? 'right' : 'wrong', reason: 'not-given' }]
    }),
  )
}

/** Sources that have to be named; one that nobody knows is open. */
export function mustCite(
  checks: readonly CitationCheck[],
  wanted: readonly { text: string; source: KnownSource | null }[],
): Opinion {
  const cited = new Set(checks.map(targetOf))
  return opinionOf(
    'mustCite',
    wanted.map(({ text, source }) => ({
      text,
      verdict: source === null ? 'open' : cited.has(source.id) ? 'right' : 'wrong',
      reason: 'missing',
    })),
  )
}
