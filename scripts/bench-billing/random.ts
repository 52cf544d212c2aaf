/** Numbers from 0 to 1, the same for the same seed (a linear congruential generator; nothing secret hangs on it). */
export function seeded(seed: number): () => number {
  let state = BigInt.asUintN(64, BigInt(Math.trunc(seed)) * 0x9e3779b97f4a7c15n + 1n)
  return () => {
    state = BigInt.asUintN(64, state * 6364136223846793005n + 1442695040888963407n)
    return Number(state >> 33n) / 2 ** 31
  }
}
