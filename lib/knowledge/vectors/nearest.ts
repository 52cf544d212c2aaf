import type { NearPassage } from './vector-store'

const byNearness = (a: NearPassage, b: NearPassage) => b.similarity - a.similarity

/** Keeps so many of the nearest passages, sorting only now and then. */
export class Nearest {
  #kept: NearPassage[] = []
  /** What is no nearer than this is not among them. */
  least = Number.NEGATIVE_INFINITY

  constructor(private readonly most: number) {}

  add(passage: NearPassage): void {
    this.#kept.push(passage)
    if (this.#kept.length >= 2 * this.most) this.#cut()
  }

  #cut(): void {
    this.#kept = this.#kept.sort(byNearness).slice(0, this.most)
    if (this.#kept.length === this.most)
      this.least = this.#kept.at(-1)?.similarity ?? Number.NEGATIVE_INFINITY
  }

  sorted(): NearPassage[] {
    this.#cut()
    return this.#kept
  }
}
