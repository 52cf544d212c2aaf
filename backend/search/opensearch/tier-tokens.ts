import type { Tier } from '@/backend/search/index/tier'
import { everywhere } from './mapping'
import { tokenOf } from './queries'

/**
 * Turns a tier around: for documents in ascending order, the tokens `key|impact` of each. Keeps a place
 * in every posting list, so that the tier is read once and nothing of its size is made.
 */
export class TierTokens {
  private readonly places: Uint32Array
  private read = 0

  constructor(private readonly tier: Tier) {
    this.places = tier.offsets.slice(0, -1)
  }

  /** Tokens of the next `count` documents, one text for each. */
  next(count: number): string[] {
    const { keys, offsets, postings } = this.tier
    const first = this.read
    const end = first + count
    const tokens = Array.from({ length: count }, () => [everywhere])
    for (let term = 0; term < keys.length; term++) {
      let place = this.places[term]!
      const last = offsets[term + 1]!
      if (place === last || postings[place]! >>> 8 >= end) continue
      const token = tokenOf(keys[term]!)
      for (; place < last && postings[place]! >>> 8 < end; place++) {
        const posting = postings[place]!
        tokens[(posting >>> 8) - first]!.push(`${token}|${posting & 255}`)
      }
      this.places[term] = place
    }
    this.read = end
    return tokens.map((texts) => texts.join(' '))
  }
}
