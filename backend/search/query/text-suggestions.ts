/** More candidates than this are not looked through: whoever has typed one letter is about to type another. */
const maxCandidates = 1000

const wordsOf = (text: string) =>
  text
    .normalize('NFC')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '')

const sizeOf = (lists: readonly Uint32Array[]) => lists.reduce((sum, list) => sum + list.length, 0)

/** The least numbers of several lists, each once. */
function firstOf(lists: readonly Uint32Array[], limit: number): number[] {
  const all = new Uint32Array(sizeOf(lists))
  let at = 0
  for (const list of lists) {
    all.set(list, at)
    at += list.length
  }
  const found: number[] = []
  for (const each of all.sort()) {
    if (found.length >= limit) break
    if (found.at(-1) !== each) found.push(each)
  }
  return found
}

/**
 * Texts by the beginnings of their words: 퇴직금 분 finds 퇴직금을 분할해서 받을 수 있나요, because each of the two
 * begins a word of it.
 */
export class TextSuggestions {
  /** Every word once, in the order of code units, in which words with one beginning are neighbours. */
  private readonly words: string[]
  /** By word: the texts that hold it, in their order. */
  private readonly textsOf: Uint32Array[]

  /** @param texts the best first */
  constructor(private readonly texts: readonly string[]) {
    const lists = new Map<string, number[]>()
    texts.forEach((text, at) => {
      for (const word of new Set(wordsOf(text))) {
        const list = lists.get(word)
        if (list) list.push(at)
        else lists.set(word, [at])
      }
    })
    this.words = [...lists.keys()].sort()
    this.textsOf = this.words.map((word) => Uint32Array.from(lists.get(word) ?? []))
  }

  /** Texts in which each typed word begins a word: those that begin as typed first, else in their order. */
  find(typed: string, limit: number): string[] {
    const beginnings = wordsOf(typed)
    const [rarest] = beginnings
      .map((beginning) => this.wordsWith(beginning))
      .sort((x, y) => sizeOf(x) - sizeOf(y))
    if (!rarest) return []
    const candidates = firstOf(rarest, maxCandidates)
    const fitting = candidates
      .map((at) => this.texts[at]!)
      .filter((text) => {
        const words = wordsOf(text)
        return beginnings.every((beginning) => words.some((word) => word.startsWith(beginning)))
      })
    const isFirst = (text: string) => text.toLowerCase().startsWith(beginnings[0]!)
    return [...fitting.filter(isFirst), ...fitting.filter((text) => !isFirst(text))].slice(0, limit)
  }

  /** The texts of each word that begins so. */
  private wordsWith(beginning: string): Uint32Array[] {
    let low = 0
    let high = this.words.length
    while (low < high) {
      const middle = (low + high) >>> 1
      if (this.words[middle]! < beginning) low = middle + 1
      else high = middle
    }
    let end = low
    while (this.words[end]?.startsWith(beginning)) end++
    return this.textsOf.slice(low, end)
  }
}
