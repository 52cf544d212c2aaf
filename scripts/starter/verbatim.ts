/** A run of letters longer than this, spaces and marks aside, counts as copied. */
const longestRun = 30

export const lettersOf = (text: string) => text.replace(/[^\p{L}\p{N}]/gu, '')

/** The first run of more than `longestRun` letters shared with a source given as letters, or null. */
export function copiedRun(own: string, sourceLetters: string): string | null {
  const words = lettersOf(own)
  for (let at = 0; at + longestRun < words.length; at++) {
    const run = words.slice(at, at + longestRun + 1)
    if (sourceLetters.includes(run)) return run
  }
  return null
}
