import { readHanja } from '@/lib/korean-law/query/hanja/reading'
import { type HanScript, toTraditional } from '@/lib/korean-law/query/hanja/variants'
import { hanEntries } from './entries'
import { HAN_NOISE } from './han-noise'

/** The languages written with Han characters besides Korean. */
export type HanLanguage = 'ja' | 'zh'

interface Index {
  /** Traditional spelling → Korean. */
  terms: Map<string, string[]>
  noise: Set<string>
  longest: number
}

const loaded: Partial<Record<HanLanguage, Index>> = {}

const KANA = /[\p{Script=Hiragana}\p{Script=Katakana}ー]/gu

/** 差し押さえ is also written 差押え and 差押; particles (の, を …) are not okurigana. */
const OKURIGANA =
  /^\p{Script=Han}+[^\P{Script=Hiragana}のをがでにと]{1,2}(?:\p{Script=Han}+[^\P{Script=Hiragana}のをがでにと]{0,2})?$/u

/** Which short forms a language writes. */
export const scriptOf = (language: HanLanguage): HanScript =>
  language === 'ja' ? 'shinjitai' : 'simplified'

/** The form in which text and glossary meet: full-width folded, lower case, traditional. */
export function foldHan(text: string, language: HanLanguage): string {
  return toTraditional(text.normalize('NFKC').toLowerCase(), scriptOf(language))
}

/** Words and noise of a language, built on first use. */
export function hanIndex(language: HanLanguage): Index {
  const known = loaded[language]
  if (known) return known
  const terms = new Map<string, string[]>()
  const noise = new Set(HAN_NOISE[language].map((word) => foldHan(word, language)))
  for (const { text, korean } of hanEntries(language)) {
    const key = foldHan(text, language)
    // A word that reads as it means must not cut longer compounds (抵当 in 抵当権設定登記), unless
    // it guards a character that would be taken for a particle (和解).
    const direct = korean.length === 1 && korean[0] === readHanja(text, scriptOf(language))
    if (direct && ![...key].some((char) => noise.has(char))) continue
    terms.set(key, korean)
    const bare = language === 'ja' && OKURIGANA.test(key) ? key.replace(KANA, '') : ''
    if (bare.length > 1 && !terms.has(bare)) terms.set(bare, korean)
  }
  const longest = Math.max(...[...terms.keys(), ...noise].map((key) => key.length))
  const built = { terms, noise, longest }
  loaded[language] = built
  return built
}
