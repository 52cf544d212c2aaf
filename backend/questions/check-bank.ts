import type { ParsedArticle } from '@/backend/corpus/types'
import type { QuestionBank } from './bank'
import { checkEntry, isWrittenIn } from './check-entry'
import { findDuplicates } from './find-duplicates'
import { questionLanguages } from './schema'

export type BankReport = {
  /** What must be mended; each names its place. */
  faults: string[]
  /** Entries written from another text than today's: somebody has to look. */
  stale: string[]
  /** Entries whose article is not in force yet. */
  pending: string[]
}

/**
 * Every check of the bank.
 * @param articleOf the article as the corpus holds it today; left out, the bank is checked by itself
 */
export function checkBank(
  bank: QuestionBank,
  articleOf?: (law: string, no: string) => ParsedArticle | null,
): BankReport {
  const report: BankReport = { faults: [], stale: [], pending: [] }
  const seen = new Set<string>()
  for (const entry of bank.entries) {
    const place = `${entry.file}:${entry.line} 제${entry.article}조`
    const key = `${entry.law}#${entry.article}`
    if (seen.has(key)) report.faults.push(`${place}: stands in the bank already`)
    seen.add(key)
    if (!articleOf) continue
    const { faults, isStale, isPending } = checkEntry(entry, articleOf(entry.law, entry.article))
    report.faults.push(...faults.map((fault) => `${place}: ${fault}`))
    if (isStale) report.stale.push(place)
    if (isPending) report.pending.push(place)
  }
  for (const { language, reason, text } of bank.unanswerable) {
    // Gibberish is in no language.
    if (reason !== 'gibberish' && !isWrittenIn(language, text))
      report.faults.push(`unanswerable: not ${language}: ${text}`)
  }
  for (const language of questionLanguages) {
    const asked = [
      ...bank.entries.flatMap((entry) =>
        entry[language].map(({ text }) => ({ text, place: `${entry.file}:${entry.line}` })),
      ),
      ...bank.unanswerable
        .filter((row) => row.language === language)
        .map(({ text }) => ({ text, place: 'unanswerable' })),
    ]
    for (const { first, second } of findDuplicates(asked.map(({ text }) => text))) {
      const [a, b] = [asked[first], asked[second]]
      report.faults.push(`${a?.place} and ${b?.place}: too alike: ${a?.text} | ${b?.text}`)
    }
  }
  return report
}
