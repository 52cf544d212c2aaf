import type { CitableSource } from '@/lib/chat/types'
import type { Judged as JudgedSentence } from '@/lib/chat/verify/judge-answer'
import { foldNumbers, type Quantity, readQuantities, type Unit } from '@/lib/chat/verify/quantities'
import { isVerbatim } from '@/lib/chat/verify/quote-check'
import { hasQuantity, readPassage } from '@/lib/chat/verify/sentence-support'
import type { CitationCheck } from '@/lib/corpus/schema'
import { type Judged, type Opinion, opinionOf } from './figure'

/** Sentences that speak of the law and that the passages carry: words, numbers, yes and no. */
export const support = (sentences: readonly JudgedSentence[]): Opinion =>
  opinionOf(
    'support',
    sentences
      .filter(({ verdict }) => verdict.kind !== 'aside')
      .map(({ sentence, verdict }) => ({
        text: sentence.text.trim(),
        verdict: verdict.kind === 'supported' ? 'right' : 'wrong',
        reason: 'unsupported',
      })),
  )

/** Places of the law are citations, and the numbers of a list count nothing. */
const places: ReadonlySet<Unit> = new Set<Unit>(['article', 'paragraph', 'item', 'plain'])

/** Amounts, periods, shares, days and other numbers with a unit that stand in the passages or in the question. */
export function figures(
  sentences: readonly JudgedSentence[],
  passages: readonly CitableSource[],
  question: string,
): Opinion {
  if (passages.length === 0) return opinionOf('figures', [])
  const known: Quantity[] = [
    ...passages.flatMap((passage) => readPassage(passage).quantities),
    ...readQuantities(foldNumbers(question)),
  ]
  return opinionOf(
    'figures',
    sentences.flatMap(({ sentence: { claim } }) =>
      claim.quantities
        .filter(({ unit }) => !places.has(unit))
        .map((quantity): Judged => {
          const text = claim.text.slice(quantity.start, quantity.end).trim()
          const verdict = hasQuantity(quantity, known) ? 'right' : 'wrong'
          return { text, verdict, reason: 'not-in-passages' }
        }),
    ),
  )
}

/**
 * Quotes that a passage, or the source that is cited beside them, has letter for letter. A quote of a source
 * that nobody has is open.
 */
export function quotes(
  sentences: readonly JudgedSentence[],
  passages: readonly CitableSource[],
  checks: readonly CitationCheck[],
): Opinion {
  const inCorpus = checks.filter(({ kind }) => kind === 'quote')
  return opinionOf(
    'quotes',
    sentences.flatMap(({ sentence }) =>
      sentence.quotes.map(({ words }): Judged => {
        const bare = { text: words, reason: 'not-exact' }
        if (passages.some(({ text }) => isVerbatim(words, text)))
          return { ...bare, verdict: 'right' }
        const found = inCorpus.find(({ text }) => text === words)
        if (found?.state === 'verified') return { ...bare, verdict: 'right' }
        const isKnown = found?.state === 'differs' || (!found && passages.length > 0)
        return { ...bare, verdict: isKnown ? 'wrong' : 'open' }
      }),
    ),
  )
}
