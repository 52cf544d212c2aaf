import { toTraditional } from '@/lib/korean-law/query/hanja/variants'

let segmenter: Intl.Segmenter | undefined

/** The segmenter looks a stretch without marks through anew for every word of it; a sentence is never this long. */
const longestStretch = 200

function wordsOf(text: string): string[] {
  segmenter ??= new Intl.Segmenter('zh', { granularity: 'word' })
  const words: string[] = []
  for (let at = 0; at < text.length; at += longestStretch)
    for (const { segment } of segmenter.segment(text.slice(at, at + longestStretch)))
      words.push(segment)
  return words
}

/** Where words of a Chinese text begin and end, by the dictionary of the platform. */
export function wordEdges(text: string): ReadonlySet<number> {
  const edges = new Set([0])
  let at = 0
  for (const word of wordsOf(text)) {
    at += word.length
    edges.add(at)
  }
  return edges
}

/** A letter that makes a longer word of the one before it: 退职 + 金. */
const ENDINGS = new Set('金費料權者人罪法書證稅率員業所期')

/** Letters of grammar and of everything people do: a pair with one of them is no word of the law. */
const GRAMMAR = new Set(
  '在要来來想会會能不没沒有去到给給从從对對向与與及为為被把让讓叫很太再又还還也都就才只更最这這那上下里裡外个個着著过過得地说說看做打',
)

const isGrammar = (pair: string) => [...pair].some((letter) => GRAMMAR.has(letter))

/** Words that adjoin are a compound of the law up to so many letters: 免责 + 申请. */
const longestCompound = 8
/** A stretch this short holds few such letters, and cutting it would part what belongs together. */
const shortRun = 5

/**
 * The words of a stretch that no glossary knows, without the single letters between them: these are of everyday
 * grammar (在, 要, 来), and their Korean reading is nothing that the law says.
 */
export function contentWords(run: string): string[] {
  if (run.length === 2 && isGrammar(run) && wordsOf(run).length === 2) return []
  if (run.length <= shortRun) return [run]
  const found: { text: string; end: number }[] = []
  let at = 0
  let single = ''
  const add = (text: string, end: number) => {
    const last = found.at(-1)
    const adjoins = last !== undefined && last.end === end - text.length
    if (adjoins && last.text.length + text.length <= longestCompound)
      Object.assign(last, { text: last.text + text, end })
    else found.push({ text, end })
  }
  const endOfSingles = () => {
    // Two of them are often a word that the dictionary lacks: 免 + 责.
    if (single.length === 2 && !isGrammar(single)) add(single, at)
    single = ''
  }
  for (const word of wordsOf(run)) {
    const last = found.at(-1)
    const isEnding = last?.end === at && ENDINGS.has(toTraditional(word, 'simplified'))
    if (word.length === 1 && !isEnding) single += word
    else {
      endOfSingles()
      add(word, at + word.length)
    }
    at += word.length
  }
  endOfSingles()
  return found.map(({ text }) => text)
}
