/**
 * Four-character phrases of a text as 32-bit keys, spaces removed. Courts repeat the wording of a
 * rule; a phrase match tells the same rule from the same subject, and does not mind how a compound
 * is spaced (손해배상 청구, 손해배상청구).
 */
const length = 4

const counts = (code: number) =>
  (code >= 0xac00 && code <= 0xd7a3) ||
  (code >= 0x4e00 && code <= 0x9fff) ||
  (code >= 48 && code <= 57) ||
  (code >= 97 && code <= 122)

/** Calls `emit` for each phrase, repeats included. Marks other than a space end a run. */
export function eachPhrase(text: string, emit: (key: number) => void): void {
  let run = 0
  let a = 0
  let b = 0
  let c = 0
  for (let i = 0; i < text.length; i++) {
    const written = text.charCodeAt(i)
    const code = written >= 65 && written <= 90 ? written + 32 : written
    if (!counts(code)) {
      if (code !== 32 && code !== 10) run = 0
      continue
    }
    run++
    if (run >= length) emit(mix(mix(mix(mix(0x811c9dc5, a), b), c), code) >>> 0)
    a = b
    b = c
    c = code
  }
}

function mix(hash: number, code: number): number {
  return Math.imul(hash ^ code, 0x01000193) ^ (hash >>> 13)
}
