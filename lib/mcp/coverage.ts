import 'server-only'
import { getHealth } from '@/lib/corpus/service'
import { koreanDay } from '@/lib/korean-time'
import type { Coverage } from './schema'

/** What is true of every corpus of Korean decisions, ours too. */
const alwaysLacking = [
  'Courts publish a part of their decisions: a number that is not here may still be real.',
  'Statutes are held in their current edition and in editions that are promulgated but not yet in force; earlier editions are not held.',
  'Municipal ordinances and administrative rules are not held.',
]
const summaries =
  'Texts here are summaries in the words of this service, not official texts: do not quote them as the law or the court.'

/** The state of the corpus, to stand beside every answer. */
export async function readCoverage(now: Date): Promise<Coverage> {
  const { version, corpus } = await getHealth()
  return {
    asOf: koreanDay(now),
    corpusUpdatedAt: corpus.updatedAt,
    indexVersion: version,
    decisions: corpus.decisions,
    laws: corpus.laws,
    articles: corpus.articles,
    summariesOnly: corpus.summariesOnly,
    lacks: corpus.summariesOnly ? [summaries, ...alwaysLacking] : alwaysLacking,
  }
}
