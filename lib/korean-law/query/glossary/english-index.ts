import { type EnglishWord, englishWords } from './english-words'
import { englishEntries, type GlossaryEntry, LAY, STATUTES } from './entries'

/** The longest phrase looked for, in words that have a meaning. */
const LONGEST_PHRASE = 6

/** A stretch of the query and what it may mean; no candidates when it is unknown. */
export interface EnglishMatch {
  words: EnglishWord[]
  candidates: GlossaryEntry[]
}

interface Index {
  bySurface: Map<string, GlossaryEntry[]>
  byStem: Map<string, GlossaryEntry[]>
  /** Words in any order: "return of deposit" and "deposit not returned". */
  byBag: Map<string, GlossaryEntry[]>
}

let loaded: Index | undefined

function add(map: Map<string, GlossaryEntry[]>, key: string, entry: GlossaryEntry): void {
  const known = map.get(key)
  if (known) known.push(entry)
  else map.set(key, [entry])
}

const bagOf = (words: readonly EnglishWord[]) =>
  words
    .map(({ stem }) => stem)
    .sort()
    .join(' ')

function index(): Index {
  if (loaded) return loaded
  const built: Index = { bySurface: new Map(), byStem: new Map(), byBag: new Map() }
  for (const entry of englishEntries()) {
    const words = englishWords(entry.text)
    // Phrases of stopwords alone are indistinguishable from noise.
    if (words.length === 0) continue
    add(built.bySurface, words.map(({ surface }) => surface).join(' '), entry)
    add(built.byStem, words.map(({ stem }) => stem).join(' '), entry)
    if (words.length > 1) add(built.byBag, bagOf(words), entry)
  }
  loaded = built
  return built
}

function lookUp(words: readonly EnglishWord[]): GlossaryEntry[] | undefined {
  const { bySurface, byStem, byBag } = index()
  return (
    bySurface.get(words.map(({ surface }) => surface).join(' ')) ??
    byStem.get(words.map(({ stem }) => stem).join(' ')) ??
    (words.length > 1 ? byBag.get(bagOf(words)) : undefined)
  )
}

/** Cuts an English query into the longest phrases the glossary knows. */
export function matchEnglish(words: readonly EnglishWord[]): EnglishMatch[] {
  const matches: EnglishMatch[] = []
  let at = 0
  while (at < words.length) {
    let length = Math.min(LONGEST_PHRASE, words.length - at)
    let candidates: GlossaryEntry[] | undefined
    for (; length > 0; length--) {
      const phrase = words.slice(at, at + length)
      if (phrase.every(({ weak }) => weak)) continue
      candidates = lookUp(phrase)
      if (candidates) break
    }
    const taken = Math.max(length, 1)
    matches.push({ words: words.slice(at, at + taken), candidates: candidates ?? [] })
    at += taken
  }
  return matches
}

/** How many unambiguous terms of the query belong to each field of law. */
export function fieldVotes(matches: readonly EnglishMatch[]): Map<string, number> {
  const votes = new Map<string, number>()
  for (const { candidates } of matches) {
    const fields = new Set(candidates.map(({ field }) => field))
    const [only] = fields
    if (fields.size !== 1 || only === undefined || only === LAY || only === STATUTES) continue
    votes.set(only, (votes.get(only) ?? 0) + 1)
  }
  return votes
}

/** Orders what a phrase may mean: the field the rest of the query speaks of, then common usage. */
export function orderCandidates(
  candidates: readonly GlossaryEntry[],
  votes: ReadonlyMap<string, number>,
): GlossaryEntry[] {
  const vote = ({ field }: GlossaryEntry) => votes.get(field) ?? 0
  return [...candidates].sort((a, b) => vote(b) - vote(a) || a.rank - b.rank)
}
