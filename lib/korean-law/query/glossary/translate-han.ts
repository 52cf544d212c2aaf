import { readHanja } from '@/lib/korean-law/query/hanja/reading'
import { contentWords, wordEdges } from './chinese-words'
import { CITATION_MARK, takeCitations } from './foreign-citation'
import { foldHan, type HanLanguage, hanIndex, scriptOf } from './han-index'
import type { Piece } from './piece'

const HAN = /[\p{Script=Han}々]/u
const KATAKANA = /[\p{Script=Katakana}ー]/u
const LATIN_WORD = /[\p{Script=Latin}\p{N}]+/uy
const MARK = new RegExp(CITATION_MARK, 'y')

/** Endings that join the word before them: 窃盗罪 is 절도죄. */
const SUFFIXES = new Set('權者人罪法書證稅率')

/** Reads a Japanese or Chinese query into Korean terms, citations and names, in its order. */
export function translateHan(query: string, language: HanLanguage): Piece[] {
  const { text, citations } = takeCitations(query.normalize('NFKC'))
  const folded = foldHan(text, language)
  const { terms, noise, longest } = hanIndex(language)
  const script = scriptOf(language)
  const edges = language === 'zh' ? wordEdges(text) : null
  const pieces: Piece[] = []
  let run = ''

  const inKatakanaWord = (from: number, to: number) =>
    KATAKANA.test(folded.charAt(from)) &&
    KATAKANA.test(folded.charAt(to - 1)) &&
    (KATAKANA.test(folded.charAt(from - 1)) || KATAKANA.test(folded.charAt(to)))

  // 没收入 is 没 + 收入, not 没收; what has three letters is hardly ever there by chance.
  const isCutRight = (from: number, to: number) =>
    edges === null || to - from > 2 || (edges.has(from) && edges.has(to))

  function longestAt(at: number): number {
    for (let length = Math.min(longest, folded.length - at); length > 0; length--) {
      const word = folded.slice(at, at + length)
      if (noise.has(word)) return length
      // A lone character may be half of any word: it counts only where it is known to be a word.
      if (!terms.has(word) || (length < 2 && edges === null)) continue
      if (isCutRight(at, at + length) && !inKatakanaWord(at, at + length)) return length
    }
    return 0
  }

  function pushUnlisted(word: string): void {
    const known = terms.get(foldHan(word, language))
    const reading = readHanja(word, script)
    if (known) pieces.push({ kind: 'term', source: word, korean: known })
    else if (reading === '') pieces.push({ kind: 'unknown', source: word, korean: [] })
    else if (word.length > 1) pieces.push({ kind: 'term', source: word, korean: [reading] })
  }

  function flush(): void {
    const words = language === 'zh' ? contentWords(run) : [run]
    for (const word of words) if (word !== '') pushUnlisted(word)
    run = ''
  }

  function pushTerm(from: number, length: number): number {
    const korean = terms.get(folded.slice(from, from + length))
    if (!korean) return from + length
    const end = from + length
    const suffix = folded.charAt(end)
    const joins = SUFFIXES.has(suffix) && longestAt(end) < 2 && HAN.test(folded.charAt(end - 1))
    pieces.push({
      kind: 'term',
      source: text.slice(from, joins ? end + 1 : end),
      korean: joins ? korean.map((word) => word + readHanja(suffix, script)) : korean,
    })
    return joins ? end + 1 : end
  }

  for (let at = 0; at < text.length; ) {
    MARK.lastIndex = at
    LATIN_WORD.lastIndex = at
    const mark = MARK.exec(text)
    const length = mark ? 0 : longestAt(at)
    const latin = LATIN_WORD.exec(text)?.[0]
    if (mark) {
      flush()
      const citation = citations[Number(mark[1])] ?? ''
      pieces.push({ kind: 'citation', source: citation, korean: [citation] })
      at += mark[0].length
    } else if (length > 0) {
      flush()
      at = pushTerm(at, length)
    } else if (latin) {
      flush()
      if (!/^\d+$/.test(latin)) pieces.push({ kind: 'word', source: latin, korean: [latin] })
      at += latin.length
    } else {
      if (HAN.test(text.charAt(at))) run += text.charAt(at)
      else flush()
      at++
    }
  }
  flush()
  return pieces
}
