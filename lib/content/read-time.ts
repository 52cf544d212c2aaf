import { plainText } from './plain-text'

/** What an adult reads silently in a minute: syllables of Hangul, kana and Han characters, words of the rest. */
const hangulPerMinute = 550
const japanesePerMinute = 500
const hanPerMinute = 400
const wordsPerMinute = 220

const count = (text: string, pattern: RegExp) => text.match(pattern)?.length ?? 0

/** Whole minutes, at least one. The script decides, not the language: a Korean post may quote English. */
export function readMinutes(markdown: string): number {
  const text = plainText(markdown)
  const kana = count(text, /[\p{Script=Hiragana}\p{Script=Katakana}]/gu)
  const han = count(text, /\p{Script=Han}/gu)
  const minutes =
    count(text, /\p{Script=Hangul}/gu) / hangulPerMinute +
    kana / japanesePerMinute +
    // Between kana, Han characters are read at the pace of Japanese.
    han / (kana > 0 ? japanesePerMinute : hanPerMinute) +
    count(text, /[\p{Script=Latin}\p{N}][\p{Script=Latin}\p{N}'’.,-]*/gu) / wordsPerMinute
  return Math.min(600, Math.max(1, Math.round(minutes)))
}
