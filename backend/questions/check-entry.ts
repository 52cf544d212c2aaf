import type { ParsedArticle } from '@/backend/corpus/types'
import { articleHash } from '@/lib/korean-law/statute/article-hash'
import type { BankEntry, BankQuestion, QuestionLanguage } from './schema'

/** A question that repeats so many letters of the article says the law's words, not a person's. */
const longestQuotedRun = 20

const hangul = /[가-힣]/
const kana = /[\u3041-\u30ff]/
const han = /[\u4e00-\u9fff]/
const latin = /[a-z]{3}/i
/** Letters that only traditional or Japanese writing has, among the commonest of legal texts. */
const notSimplified =
  /[們國會與這說話對開關無業應產質權條實際選舉醫藥車間電錢銀訴訟證據離財產勞動價處團體營經濟]/

const isIn: Record<QuestionLanguage, (text: string) => boolean> = {
  ko: (text) => hangul.test(text) && !kana.test(text),
  en: (text) => latin.test(text) && !kana.test(text) && !han.test(text),
  ja: (text) => kana.test(text) && !hangul.test(text),
  zh: (text) =>
    han.test(text) && !kana.test(text) && !hangul.test(text) && !notSimplified.test(text),
}

/** Letters and figures alone, so that spaces and marks hide no repetition. */
export const lettersOf = (text: string) =>
  text
    .normalize('NFC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '')

/** Paragraphs (항) that a text has: the highest of ① to ⑳ at the beginning of a line; 1 where it has none. */
export function paragraphsIn(text: string): number {
  const marks = [...text.matchAll(/^[①-⑳]/gm)].map(([mark]) => mark.charCodeAt(0) - 0x245f)
  return Math.max(1, ...marks)
}

function repeats(question: string, article: string): boolean {
  const letters = lettersOf(question)
  for (let at = 0; at + longestQuotedRun <= letters.length; at++) {
    if (article.includes(letters.slice(at, at + longestQuotedRun))) return true
  }
  return false
}

/** Whether a text is written in the language that it is filed under. */
export const isWrittenIn = (language: QuestionLanguage, text: string) => isIn[language](text)

export type EntryFaults = { faults: string[]; isStale: boolean; isPending: boolean }

/** Holds one entry against the article it asks for; null: the corpus has no such article. */
export function checkEntry(entry: BankEntry, article: ParsedArticle | null): EntryFaults {
  if (!article) return { faults: ['no such article'], isStale: false, isPending: false }
  const faults: string[] = []
  if (article.repealed) faults.push('the article is repealed')
  const paragraphs = paragraphsIn(article.body)
  const letters = lettersOf(article.body)
  const check = (language: QuestionLanguage, { text, paragraph }: BankQuestion) => {
    const fault = (reason: string) => faults.push(`${reason}: ${text}`)
    if (!isWrittenIn(language, text)) fault(`not ${language}`)
    if (paragraph && paragraph > paragraphs) fault(`no paragraph ${paragraph}`)
    if (repeats(text, letters)) fault('repeats the article')
  }
  for (const language of ['ko', 'en', 'ja', 'zh'] as const) {
    for (const question of entry[language]) check(language, question)
  }
  return {
    faults,
    isStale: articleHash(article.body) !== entry.hash,
    isPending: article.pending,
  }
}
