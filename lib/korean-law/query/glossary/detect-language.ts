import {
  isShinjitai,
  isShortInJapanese,
  isSimplifiable,
  isSimplified,
} from '@/lib/korean-law/query/hanja/variants'
import { foldHan, type HanLanguage, hanIndex } from './han-index'

/** The languages a query is read in. */
export type QueryLanguage = 'ko' | 'en' | 'ja' | 'zh'

const HANGUL = /\p{Script=Hangul}/u
const KANA = /[\p{Script=Hiragana}\p{Script=Katakana}]/u
const HAN = /\p{Script=Han}/u
const LATIN = /\p{Script=Latin}/u

/** How many characters of the text the glossary of a language covers. */
function coverage(text: string, language: HanLanguage): number {
  const folded = foldHan(text, language)
  const { terms, longest } = hanIndex(language)
  let covered = 0
  let at = 0
  while (at < folded.length) {
    let length = Math.min(longest, folded.length - at)
    while (length > 1 && !terms.has(folded.slice(at, at + length))) length--
    if (length > 1) covered += length
    at += length
  }
  return covered
}

function hanLanguage(text: string): HanLanguage {
  let lean = 0
  for (const char of text) {
    if (isSimplified(char)) lean--
    else if (isShinjitai(char)) lean++
  }
  // 担 with 責: Chinese would have shortened both or neither.
  const chars = [...text]
  if (lean === 0 && chars.some(isShortInJapanese) && chars.some(isSimplifiable)) return 'ja'
  if (lean === 0) lean = coverage(text, 'ja') - coverage(text, 'zh')
  return lean > 0 ? 'ja' : 'zh'
}

/**
 * The language of a query. Any Hangul makes it Korean and any kana Japanese; characters both
 * Chinese and Japanese write alike are decided by whose glossary knows them, Chinese if neither.
 */
export function detectLanguage(query: string): QueryLanguage {
  if (HANGUL.test(query)) return 'ko'
  if (KANA.test(query.normalize('NFKC'))) return 'ja'
  if (HAN.test(query)) return hanLanguage(query.normalize('NFKC'))
  return LATIN.test(query) ? 'en' : 'ko'
}
