/** In the order in which clauses are counted with them. */
const letters = '가나다라마바사아자차카타파하'
const start = /^([가-하])\.(?=\s|$)/

/** Of the last letter of a word: ㄴ, ㅄ, ㅆ, which 다 follows at the end of a sentence (한다, 없다, 있다). */
function joinsWithEnding(letter: string): boolean {
  const code = letter.charCodeAt(0) - 0xac00
  if (code < 0 || code > 11171) return false
  return [4, 18, 20].includes(code % 28) || '니이하되같않많'.includes(letter)
}

/**
 * Whether a line that begins like a clause («다. 다만 …») is the end of a sentence that was broken off at the
 * edge of the page: «… 하여야 한» + «다. 다만 …».
 * @param before the line above it, which reaches the edge
 * @param listed the last letter that a clause was counted with, as printed
 */
export function endsSentence(before: string, line: string, listed: string | null): boolean {
  const letter = start.exec(line)?.[1]
  const last = before.trim().at(-1) ?? ''
  // 가. begins a list; and behind a full stop, a colon or a bracket a sentence is over.
  if (!letter || letter === '가' || !/[가-힣]/.test(last)) return false
  const isNext = listed?.[0] === letters[letters.indexOf(letter) - 1]
  return isNext ? letter === '다' && joinsWithEnding(last) : true
}
