import type { ExplanationTexts } from '@/lib/corpus/explanation-schema'
import type { BankEntry } from './schema'

/**
 * A draft is how the bank is written by hand:
 *
 *     # 001248 주택임대차보호법
 *     ## 3의2
 *     s2: a story; paragraph 2 answers it
 *     f: a fragment
 *     p: a professional's words
 *     e: English   j: Japanese   c: simplified Chinese
 *     K: what the article means, in Korean   E: J: C: the same in the other languages
 */
export type DraftEntry = Omit<BankEntry, 'hash'> & { explanation: Partial<ExplanationTexts> }
export type Draft = { entries: DraftEntry[]; faults: string[] }

const lawLine = /^# (\d{6})\b/
const articleLine = /^## (\d+(?:의\d+)*)\s*$/
const questionLine = /^([sfpejc])(\d{1,2})?:\s*(.+)$/
const explanationLine = /^([KEJC]):\s*(.+)$/
const voices = { s: 'story', f: 'fragment', p: 'professional' } as const
const explained = { K: 'ko', E: 'en', J: 'ja', C: 'zh' } as const
const languages = { e: 'en', j: 'ja', c: 'zh' } as const

/** Reads a draft; lines that are none of its forms are named, with their number. */
export function readDraft(text: string): Draft {
  const entries: DraftEntry[] = []
  const faults: string[] = []
  let law: string | null = null
  text.split('\n').forEach((raw, at) => {
    const line = raw.trim()
    if (line === '') return
    const newLaw = lawLine.exec(line)?.[1]
    if (newLaw) {
      law = newLaw
      return
    }
    const article = articleLine.exec(line)?.[1]
    if (article && law) {
      entries.push({ law, article, ko: [], en: [], ja: [], zh: [], explanation: {} })
      return
    }
    const entry = entries.at(-1)
    const [, language, explanation] = explanationLine.exec(line) ?? []
    if (language && explanation && entry) {
      entry.explanation[explained[language as keyof typeof explained]] = explanation
      return
    }
    const [, mark, paragraph, words] = questionLine.exec(line) ?? []
    if (!mark || !words || !entry) {
      faults.push(`line ${at + 1}: ${line.slice(0, 60)}`)
      return
    }
    const question = { text: words, ...(paragraph ? { paragraph: Number(paragraph) } : {}) }
    if (mark in voices) entry.ko.push({ voice: voices[mark as keyof typeof voices], ...question })
    else entry[languages[mark as keyof typeof languages]].push(question)
  })
  return { entries, faults }
}
