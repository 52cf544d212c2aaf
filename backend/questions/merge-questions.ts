import { findDuplicates } from './find-duplicates'
import { type BankEntry, questionLanguages } from './schema'

/** The first entry with what the second asks in other words; of two that are alike the first stays. */
export function mergeQuestions(entry: BankEntry, more: BankEntry): BankEntry {
  const merged = { ...more }
  for (const language of questionLanguages) {
    const all = [...entry[language], ...more[language]]
    const again = new Set(findDuplicates(all.map(({ text }) => text)).map(({ second }) => second))
    // The two lists are of one language, so what comes out is a list of it.
    Object.assign(merged, { [language]: all.filter((_, at) => !again.has(at)) })
  }
  return merged
}
