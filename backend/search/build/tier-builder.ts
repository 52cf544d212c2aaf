import type { Tier } from '@/backend/search/index/tier'
import { TermCounter } from './term-counter'

/** How one text of a document counts in its tier: weight and length normalisation b of BM25F. */
export type FieldSpec = { weight: number; b: number; meanLength: number }

/** Calls `emit` for every key of a text, repeats included. */
export type EachKey = (text: string, emit: (key: number) => void) => void

/** BM25's saturation. With it a posting's impact tf/(tf + k1) lies in (0, 1) and fits a byte. */
const k1 = 1.2

/** Postings held before they are sorted and set aside; bounds the memory of a build. */
const segmentPostings = 24_000_000
/** Room at first; it doubles up to a segment. */
const firstPostings = 65_536

type Segment = { keys: Uint32Array; offsets: Uint32Array; postings: Uint32Array }

/**
 * Builds one tier's inverted index. Documents come in ascending order; a posting packs the document
 * (24 bits) and its quantised impact (8 bits).
 */
export class TierBuilder {
  private readonly counter = new TermCounter()
  private localIds = new Map<number, number>()
  private terms: Uint32Array
  private postings: Uint32Array
  private count = 0
  private readonly segments: Segment[] = []

  /**
   * @param eachKey how a text becomes keys: single terms, or phrases of them.
   * @param segmentSize postings held at once; at least those of one document.
   */
  constructor(
    private readonly fields: readonly FieldSpec[],
    private readonly eachKey: EachKey,
    private readonly segmentSize = segmentPostings,
  ) {
    const room = Math.min(firstPostings, segmentSize)
    this.terms = new Uint32Array(room)
    this.postings = new Uint32Array(room)
  }

  /** @param texts one text per field, in the order of the field specs; empty text costs nothing. */
  addDocument(doc: number, texts: readonly string[]): void {
    texts.forEach((text, index) => {
      const field = this.fields[index]
      if (!field || text.length === 0) return
      const norm = 1 - field.b + (field.b * text.length) / Math.max(1, field.meanLength)
      const weight = field.weight / norm
      this.eachKey(text, (key) => this.counter.add(key, weight))
    })
    if (this.count + this.counter.size > this.segmentSize) this.closeSegment()
    this.makeRoom(this.count + this.counter.size)
    this.counter.drain((key, tf) => {
      let local = this.localIds.get(key)
      if (local === undefined) {
        local = this.localIds.size
        this.localIds.set(key, local)
      }
      const impact = Math.max(1, Math.round((255 * tf) / (tf + k1)))
      this.terms[this.count] = local
      this.postings[this.count++] = ((doc << 8) | impact) >>> 0
    })
  }

  private makeRoom(wanted: number): void {
    if (wanted <= this.terms.length) return
    const room = Math.min(this.segmentSize, Math.max(wanted, 2 * this.terms.length))
    const [terms, postings] = [new Uint32Array(room), new Uint32Array(room)]
    terms.set(this.terms)
    postings.set(this.postings)
    this.terms = terms
    this.postings = postings
  }

  /** Sorts by term; a counting sort keeps documents ascending within a term. */
  private closeSegment(): void {
    const keys = Uint32Array.from(this.localIds.keys()).sort()
    const rankOf = new Uint32Array(keys.length)
    keys.forEach((key, rank) => {
      rankOf[this.localIds.get(key)!] = rank
    })
    const offsets = new Uint32Array(keys.length + 1)
    for (let i = 0; i < this.count; i++) offsets[rankOf[this.terms[i]!]! + 1]!++
    for (let i = 0; i < keys.length; i++) offsets[i + 1]! += offsets[i]!
    const next = offsets.slice()
    const sorted = new Uint32Array(this.count)
    for (let i = 0; i < this.count; i++)
      sorted[next[rankOf[this.terms[i]!]!]!++] = this.postings[i]!
    this.segments.push({ keys, offsets, postings: sorted })
    this.localIds = new Map()
    this.count = 0
  }

  /** Merges the segments. Terms in more than `maxShare` of `documents` are dropped. */
  finish(documents: number, maxShare = 1): Tier {
    this.closeSegment()
    this.terms = new Uint32Array(0)
    this.postings = new Uint32Array(0)
    return mergeSegments(this.segments, documents * maxShare)
  }
}

function mergeSegments(segments: readonly Segment[], maxPostings: number): Tier {
  const sizes = new Map<number, number>()
  for (const { keys, offsets } of segments)
    keys.forEach((key, i) => {
      sizes.set(key, (sizes.get(key) ?? 0) + offsets[i + 1]! - offsets[i]!)
    })
  const keys = Uint32Array.from(sizes.keys())
    .sort()
    .filter((key) => sizes.get(key)! <= maxPostings)
  const offsets = new Uint32Array(keys.length + 1)
  keys.forEach((key, i) => {
    offsets[i + 1] = offsets[i]! + sizes.get(key)!
  })
  const postings = new Uint32Array(offsets[keys.length] ?? 0)
  const fill = offsets.slice()
  const indexOf = new Map<number, number>()
  keys.forEach((key, i) => {
    indexOf.set(key, i)
  })
  for (const segment of segments)
    segment.keys.forEach((key, i) => {
      const term = indexOf.get(key)
      if (term === undefined) return
      const slice = segment.postings.subarray(segment.offsets[i]!, segment.offsets[i + 1]!)
      postings.set(slice, fill[term]!)
      fill[term]! += slice.length
    })
  return { keys, offsets, postings }
}
