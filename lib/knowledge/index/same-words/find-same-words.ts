import { stemOf } from '@/lib/korean-law/query/glossary/english-words'
import contracts from './contracts.json'
import papers from './papers.json'
import work from './work.json'

/** A word of a question, and what a document may call the same. */
export type SameWord = { word: string; others: readonly string[] }

type Key = { compact: string; text: string; isLatin: boolean }

const particle =
  /^(?:은|는|이|가|을|를|의|에|도|만|과|와|로|으로|에서|에게|까지|부터|이나|나|라도)?(?![가-힣])/
const latinWord = /[\p{Script=Latin}\d]+/gu
/** One word has so many others at most; beyond, it says too little. */
const mostOthers = 16

/** Without spaces and marks, English words as their stems: what words are compared by. */
const compactOf = (text: string): string =>
  text
    .toLowerCase()
    .replace(latinWord, (word) => (/^[a-z]{3,}$/.test(word) ? stemOf(word) : word))
    .replace(/[^\p{L}\p{N}]+/gu, '')

let table: { byStart: Map<string, Key[]>; others: Map<string, Set<string>> } | undefined

function readTable() {
  const byStart = new Map<string, Key[]>()
  const others = new Map<string, Set<string>>()
  for (const group of [...work, ...contracts, ...papers]) {
    const words = group.split(';').map((word) => word.trim())
    for (const text of words) {
      const compact = compactOf(text)
      const known = others.get(compact)
      const set = known ?? new Set<string>()
      for (const other of words) if (compactOf(other) !== compact) set.add(other)
      if (known) continue
      others.set(compact, set)
      const start = compact[0] ?? ''
      const keys = byStart.get(start) ?? []
      keys.push({ compact, text, isLatin: /^[a-z\d]/.test(compact) })
      byStart.set(start, keys)
    }
  }
  for (const keys of byStart.values()) keys.sort((a, b) => b.compact.length - a.compact.length)
  return { byStart, others }
}

/** The text as it is compared, with where its words begin and end. */
function readWords(text: string) {
  let compact = ''
  const starts = new Set<number>()
  const ends = new Set<number>()
  for (const [word] of text.matchAll(/\p{Script=Latin}[\p{Script=Latin}\d]*|[가-힣]+|\d+/gu)) {
    starts.add(compact.length)
    compact += compactOf(word)
    ends.add(compact.length)
  }
  return { compact, starts, ends }
}

/**
 * The words of a question that have others beside them, the longest first where several begin at one place.
 * A short word is known where a word begins, or behind another that is known; one syllable only by itself.
 */
export function findSameWords(text: string): SameWord[] {
  table ??= readTable()
  const { byStart, others } = table
  const { compact, starts, ends } = readWords(text)
  const found: SameWord[] = []
  const fits = (key: Key, at: number, isStart: boolean): boolean => {
    if (!compact.startsWith(key.compact, at)) return false
    const to = at + key.compact.length
    if (key.isLatin) return starts.has(at) && ends.has(to)
    if (key.compact.length >= 3) return true
    if (!isStart) return false
    if (key.compact.length >= 2) return true
    const wordEnd = [...ends].find((end) => end >= to) ?? to
    return particle.test(compact.slice(to, wordEnd))
  }
  for (let at = 0, after = -1; at < compact.length; ) {
    const isStart = starts.has(at) || at === after
    const key = byStart.get(compact[at] ?? '')?.find((each) => fits(each, at, isStart))
    if (key) {
      const all = [...(others.get(key.compact) ?? [])]
      found.push({ word: key.text, others: all.slice(0, mostOthers) })
      after = at + key.compact.length
    }
    at = key ? after : at + 1
  }
  return found
}
