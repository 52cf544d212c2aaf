/**
 * Terms of Korean legal text as 32-bit keys. A run of Hangul or Han characters gives its character
 * bigrams, which need no dictionary and survive the compounding of legal Korean; Latin letters and
 * digits stay whole; `제N조의M` is one term.
 */

/** Keys of bigrams start at U+3400 in their upper half, so everything hashed lies below. */
const hashedKeys = 0x34000000

const isHangul = (code: number) => code >= 0xac00 && code <= 0xd7a3
const isHan = (code: number) =>
  (code >= 0x4e00 && code <= 0x9fff) || (code >= 0x3400 && code <= 0x4dbf)
const isDigit = (code: number) => code >= 48 && code <= 57
const isLatin = (code: number) => (code >= 97 && code <= 122) || (code >= 65 && code <= 90)

const 제 = '제'.charCodeAt(0)
const 조 = '조'.charCodeAt(0)
const 의 = '의'.charCodeAt(0)

/** FNV-1a over lower-cased code units, folded below the bigram range. */
function hashKey(text: string, start: number, end: number): number {
  let hash = 0x811c9dc5
  for (let i = start; i < end; i++) {
    const code = text.charCodeAt(i)
    hash = Math.imul(hash ^ (code >= 65 && code <= 90 ? code + 32 : code), 0x01000193)
  }
  return (hash >>> 0) % hashedKeys
}

/** End of `제N조(의M)*` starting at `start`, or `start` when there is none. */
function endOfArticle(text: string, start: number): number {
  let i = start + 1
  while (text.charCodeAt(i) === 32) i++
  const firstDigit = i
  while (isDigit(text.charCodeAt(i))) i++
  if (i === firstDigit || text.charCodeAt(i) !== 조) return start
  i++
  while (text.charCodeAt(i) === 의 && isDigit(text.charCodeAt(i + 1))) {
    i++
    while (isDigit(text.charCodeAt(i))) i++
  }
  return i
}

/**
 * Calls `emit(key, start, end)` for each term, in order; the range is in UTF-16 units of `text`.
 * A lone Hangul or Han character is a term of its own.
 */
export function eachTerm(
  text: string,
  emit: (key: number, start: number, end: number) => void,
): void {
  const length = text.length
  let i = 0
  while (i < length) {
    const code = text.charCodeAt(i)
    if (isHangul(code) || isHan(code)) {
      if (code === 제) {
        const end = endOfArticle(text, i)
        if (end > i) {
          emit(hashKey(text, i, end), i, end)
          i = end
          continue
        }
      }
      const next = text.charCodeAt(i + 1)
      if (isHangul(next) || isHan(next)) emit(((code << 16) | next) >>> 0, i, i + 2)
      else if (!isBigramTail(text, i)) emit(((code << 16) | 0) >>> 0, i, i + 1)
      i++
    } else if (isDigit(code) || isLatin(code)) {
      const start = i
      while (i < length && (isDigit(text.charCodeAt(i)) || isLatin(text.charCodeAt(i)))) i++
      emit(hashKey(text, start, i), start, i)
    } else i++
  }
}

function isBigramTail(text: string, index: number): boolean {
  if (index === 0) return false
  const before = text.charCodeAt(index - 1)
  return isHangul(before) || isHan(before)
}

/** Distinct keys of a text with how often each occurs. */
export function termCounts(text: string): Map<number, number> {
  const counts = new Map<number, number>()
  eachTerm(text, (key) => counts.set(key, (counts.get(key) ?? 0) + 1))
  return counts
}
