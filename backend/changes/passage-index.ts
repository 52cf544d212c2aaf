import { idf } from '@/backend/search/index/tier'
import { escapePattern } from '@/lib/escape-pattern'
import { layWordsIn } from '@/lib/korean-law/query/lay-synonyms'
import { withoutSmallTalk } from '@/lib/korean-law/query/small-talk'
import { eachTerm } from '@/lib/korean-law/query/tokenize'
import { translateQuery } from '@/lib/korean-law/query/translate-query'

/** A piece of a changed text in which a search has to stand: an issue, some paragraphs. */
export type Passage = { document: number; heading: string; text: string }

/** Of how many documents of the corpus so many hold a term. */
export type Rarity = { documents: number; frequency: (key: number) => number }

/** The share of a search's rarity that one passage has to hold; a name or a number too few may be missing. */
const enough = 0.7

/** Other wordings of one search that are tried. */
const mostWordings = 6

/** The word with what is bent onto it: 짤렸어요 whole, not its beginning alone. */
const spoken = (word: string) => new RegExp(`${escapePattern(word)}\\S*`)

/** A search in Korean, and with the legal terms in the place of the words that people use (월급 for 임금). */
export function wordings(query: string): string[] {
  const korean = withoutSmallTalk(translateQuery(query.normalize('NFC')).korean)
  const found = new Set([korean])
  for (const { word, terms } of layWordsIn(korean))
    for (const term of terms.slice(0, 2)) found.add(korean.replace(spoken(word), term))
  return [...found].slice(0, mostWordings)
}

function keysOf(text: string): Set<number> {
  const keys = new Set<number>()
  eachTerm(text, (key) => keys.add(key))
  return keys
}

/**
 * An inverted index over the passages of a refresh, small enough that ten thousand searches are run on it one
 * after the other. A search finds a document of which one passage holds most of it: a long judgment holds every
 * word somewhere.
 */
export class PassageIndex {
  private readonly postings = new Map<number, number[]>()
  private readonly held: Float64Array
  private readonly touched: number[] = []

  constructor(
    private readonly passages: readonly Passage[],
    private readonly rarity: Rarity,
  ) {
    this.held = new Float64Array(passages.length)
    passages.forEach(({ heading, text }, at) => {
      for (const key of keysOf(`${heading} ${text}`)) {
        const known = this.postings.get(key)
        if (known) known.push(at)
        else this.postings.set(key, [at])
      }
    })
  }

  /** Rare words say what a search is about. What the corpus has nowhere counts no more than what it has once. */
  private weightOf(key: number): number {
    return idf(Math.max(this.rarity.documents, 1), Math.max(this.rarity.frequency(key), 1))
  }

  /** Passages that hold enough of one wording, with the share that they hold. */
  private holding(wording: string): [number, number][] {
    let total = 0
    for (const key of keysOf(wording)) {
      const weight = this.weightOf(key)
      total += weight
      for (const at of this.postings.get(key) ?? []) {
        if (this.held[at] === 0) this.touched.push(at)
        this.held[at] = this.held[at]! + weight
      }
    }
    const found: [number, number][] = []
    for (const at of this.touched) {
      const share = this.held[at]! / total
      if (share >= enough) found.push([at, share])
      this.held[at] = 0
    }
    this.touched.length = 0
    return found
  }

  /** The documents that a search finds, each with the text of the passage that holds the most of it. */
  find(query: string): Map<number, string> {
    const best = new Map<number, { share: number; at: number }>()
    for (const wording of wordings(query))
      for (const [at, share] of this.holding(wording)) {
        const document = this.passages[at]!.document
        const known = best.get(document)
        if (!known || share > known.share) best.set(document, { share, at })
      }
    return new Map([...best].map(([document, { at }]) => [document, this.passages[at]!.text]))
  }
}
