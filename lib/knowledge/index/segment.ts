import { readHanja } from '@/lib/korean-law/query/hanja/reading'
import { daysOfName, measuresIn } from './measures'
import type { Passage } from './passages'
import { soundOfLatin } from './sound-key'
import { eachTermOf, hashTerm } from './terms'

/**
 * The index of one document, as bytes: the postings that are held in memory, and behind them the texts,
 * which are read when a passage is looked at. A document that changes or goes is one file that changes or goes.
 */
export type Segment = {
  /** Sorted. `starts[i]` to `starts[i + 1]` are the postings of `keys[i]`. */
  keys: Uint32Array
  starts: Uint32Array
  /** Passage in 16 bits, how often in its text in 8, in its path in 8. */
  postings: Uint32Array
  lengths: Uint32Array
  pages: Uint32Array
  /** Sorted; terms of the title and the file's name. */
  title: Uint32Array
  /** The smallest hash of each of so many permutations of its phrases, for near-duplicates. */
  sketch: Uint32Array
  /** Where the text of each passage begins in the bytes, and where the last one ends. */
  texts: Uint32Array
}

const magic = 0x6b6e7732
const mostPassages = 0xffff
const sketchSize = 64
/** Terms of a passage that say more: amounts and dates by value. */
const headWords = 7

const koreanWithHan = /[가-힣]/
/** What a Korean may write in Hangul. */
const latinName = /(?<!\p{L})\p{Lu}\p{L}{3,}/gu

/** Each term of a passage's text or path: as written, by the reading of its Han characters, by value, and by the sound of names. */
function termsOf(text: string, emit: (key: number) => void): void {
  eachTermOf(text, emit)
  if (koreanWithHan.test(text))
    for (const [run] of text.matchAll(/\p{Script=Han}{2,}/gu))
      eachTermOf(readHanja(run, 'shinjitai'), emit)
  for (const { value } of measuresIn(text)) emit(hashTerm(value))
  for (const [name] of text.matchAll(latinName)) {
    const sound = soundOfLatin(name)
    if (sound) emit(hashTerm(sound))
  }
}

type Counts = Map<number, Map<number, number>>

function count(counts: Counts, key: number, passage: number, step: number, most: number) {
  const of = counts.get(key) ?? new Map<number, number>()
  if (of.size === 0) counts.set(key, of)
  const before = of.get(passage) ?? 0
  const part = step === 1 ? before & 0xff : before >>> 8
  if (part < most) of.set(passage, before + step)
}

/** MinHash over runs of three terms: the share of equal places is the share of common runs. */
function sketchOf(passages: readonly Passage[]): Uint32Array {
  const sketch = new Uint32Array(sketchSize).fill(0xffffffff)
  let [a, b] = [0, 0]
  for (const { text } of passages)
    eachTermOf(text, (key, _start, _end, kind) => {
      if (kind === 'bridge') return
      const run = Math.imul(Math.imul(a, 31) + b, 0x9e3779b1) ^ key
      a = b
      b = key
      for (let i = 0; i < sketchSize; i++) {
        let hash = Math.imul(run ^ Math.imul(i + 1, 0x85ebca6b), 0xc2b2ae35)
        hash = (hash ^ (hash >>> 15)) >>> 0
        if (hash < (sketch[i] ?? 0)) sketch[i] = hash
      }
    })
  return sketch
}

/** The share of text that two documents have in common, by their sketches. */
export function likeness(a: Uint32Array, b: Uint32Array): number {
  let equal = 0
  for (let i = 0; i < sketchSize; i++) if (a[i] === b[i]) equal++
  return equal / sketchSize
}

function postingsOf(passages: readonly Passage[]) {
  const counts: Counts = new Map()
  const lengths = new Uint32Array(passages.length)
  for (const [no, { text, path }] of passages.entries()) {
    termsOf(text, (key) => {
      lengths[no] = (lengths[no] ?? 0) + 1
      count(counts, key, no, 1, 0xff)
    })
    termsOf(path, (key) => count(counts, key, no, 0x100, 0xff))
  }
  const keys = Uint32Array.from(counts.keys()).sort()
  const starts = new Uint32Array(keys.length + 1)
  const postings: number[] = []
  for (const [i, key] of keys.entries()) {
    starts[i] = postings.length
    for (const [passage, tf] of counts.get(key) ?? []) postings.push(((passage << 16) | tf) >>> 0)
  }
  starts[keys.length] = postings.length
  return { keys, starts, postings: Uint32Array.from(postings), lengths }
}

/** @param name the file's name, and the title where it has one */
export function buildSegment(name: string, all: readonly Passage[]): Uint8Array {
  const passages = all.slice(0, mostPassages)
  const { keys, starts, postings, lengths } = postingsOf(passages)
  const titleKeys = new Set<number>()
  const called = name.normalize('NFC').replace(/\.[a-z0-9]{2,5}$/i, '')
  // An underscore stands for a space in the name of a file.
  termsOf(called.replaceAll('_', ' '), (key) => titleKeys.add(key))
  for (const day of daysOfName(called)) titleKeys.add(hashTerm(day))
  const title = Uint32Array.from(titleKeys).sort()
  const encoder = new TextEncoder()
  const encoded = passages.map(({ path, text }) => encoder.encode(`${path}\u0001${text}`))
  const words =
    headWords +
    keys.length +
    starts.length +
    postings.length +
    2 * passages.length +
    title.length +
    sketchSize +
    passages.length +
    1
  const texts = new Uint32Array(passages.length + 1)
  texts[0] = words * 4
  for (const [no, bytes] of encoded.entries()) texts[no + 1] = (texts[no] ?? 0) + bytes.length
  const out = new Uint8Array(texts[passages.length] ?? 0)
  const head = new Uint32Array(out.buffer, 0, words)
  head.set([magic, words, passages.length, keys.length, postings.length, title.length, sketchSize])
  let at = headWords
  const pages = Uint32Array.from(passages, ({ page }) => page ?? 0)
  for (const part of [keys, starts, postings, lengths, pages, title, sketchOf(passages), texts]) {
    head.set(part, at)
    at += part.length
  }
  for (const [no, bytes] of encoded.entries()) out.set(bytes, texts[no] ?? 0)
  return out
}

/** How many bytes of a segment are to be held in memory, from its first ones. */
export function headBytes(first: Uint8Array): number {
  const [mark, words] = new Uint32Array(first.buffer, first.byteOffset, 2)
  if (mark !== magic) throw new Error('not a segment of this version')
  return (words ?? 0) * 4
}
export const firstBytes = 8

/** Reads what `headBytes` says; the bytes are used, not copied. */
export function readSegment(bytes: Uint8Array): Segment {
  const words = new Uint32Array(bytes.buffer, bytes.byteOffset, Math.floor(bytes.byteLength / 4))
  const [mark, , passages = 0, keyCount = 0, postingCount = 0, titleCount = 0, sketch = 0] = words
  if (mark !== magic || sketch !== sketchSize) throw new Error('not a segment of this version')
  let at = headWords
  const take = (length: number) => {
    at += length
    return words.subarray(at - length, at)
  }
  return {
    keys: take(keyCount),
    starts: take(keyCount + 1),
    postings: take(postingCount),
    lengths: take(passages),
    pages: take(passages),
    title: take(titleCount),
    sketch: take(sketchSize),
    texts: take(passages + 1),
  }
}

/** Where a sorted list has `key`; -1 where it has not. */
export function positionOf(keys: Uint32Array, key: number): number {
  let [low, high] = [0, keys.length - 1]
  while (low <= high) {
    const middle = (low + high) >>> 1
    const found = keys[middle] ?? 0
    if (found === key) return middle
    if (found < key) low = middle + 1
    else high = middle - 1
  }
  return -1
}
