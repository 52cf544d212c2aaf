/**
 * Weighted term frequencies of one document, by open addressing: a Map would spend most of an index
 * build on boxing. Cleared between documents by walking only what was used.
 */
export class TermCounter {
  private readonly keys: Uint32Array
  private readonly values: Float32Array
  private readonly used: Uint32Array
  private readonly mask: number
  size = 0

  /** @param bits log2 of the capacity; 2^19 slots hold the longest decision of the corpus. */
  constructor(bits = 19) {
    this.keys = new Uint32Array(1 << bits)
    this.values = new Float32Array(1 << bits)
    this.used = new Uint32Array(1 << bits)
    this.mask = (1 << bits) - 1
  }

  add(key: number, weight: number): void {
    let slot = Math.imul(key, 0x9e3779b1) >>> 7
    for (;;) {
      slot &= this.mask
      const value = this.values[slot]!
      if (value === 0) {
        if (this.size >= this.mask - 1) return
        this.keys[slot] = key
        this.values[slot] = weight
        this.used[this.size++] = slot
        return
      }
      if (this.keys[slot] === key) {
        this.values[slot] = value + weight
        return
      }
      slot++
    }
  }

  /** Visits every term and empties the counter. */
  drain(visit: (key: number, weight: number) => void): void {
    for (let i = 0; i < this.size; i++) {
      const slot = this.used[i]!
      visit(this.keys[slot]!, this.values[slot]!)
      this.values[slot] = 0
    }
    this.size = 0
  }
}
