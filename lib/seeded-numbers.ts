// Some ask for millions of numbers: a look-up of the global object each time would cost more than the sum.
const { imul } = Math

/** Numbers from 0 to 1 that look like chance and are the same in every run (mulberry32). @param seed any whole number */
export function seededNumbers(seed: number): () => number {
  let state = seed | 0
  return () => {
    // Kept within 32 bits: a larger number would be made anew at every step.
    state = (state + 0x6d2b79f5) | 0
    let mixed = imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}
