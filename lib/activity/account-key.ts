/**
 * A short name for an account, to tell its things from another's in one browser without writing the
 * address down. Not a secret and no proof: whoever knows the address can make it. (FNV-1a, twice.)
 */
export function accountKey(email: string): string {
  const half = (seed: number) => {
    let hash = seed
    for (const byte of new TextEncoder().encode(email.toLowerCase())) {
      hash = Math.imul(hash ^ byte, 0x01000193) >>> 0
    }
    return hash.toString(16).padStart(8, '0')
  }
  return half(0x811c9dc5) + half(0x9747b28c)
}
