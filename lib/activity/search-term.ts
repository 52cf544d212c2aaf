const maxLength = 120
const mask = '***'

/** Numbers of decisions look like numbers of people; they are public, and what is searched for most. */
const caseNumber = /\d{2,4}\s?[가-힣]{1,3}\s?\d{1,7}(?!\d)/gu

const personal = [
  /(?<![^\s@])[^\s@]+@[^\s@]+/gu,
  // Resident and foreigner registration numbers, also with the end already hidden.
  /\d{6}\s*[-–]\s*[\d*]{1,7}/gu,
  // Telephone numbers, with a country's code or without.
  /(?:\+?\d{1,3}[-.\s]?)?\(?0?\d{1,3}\)?[-.\s]\d{3,4}[-.\s]\d{4}(?!\d)/gu,
  /\d{6,}/gu,
]

/** Letters that no query holds: the halves of a pair that never stands alone. */
const placeholder = (index: number) => `\u{f0000}${index}\u{f0001}`

/**
 * What is kept of a query: in one spelling, short, and without what may be somebody's address or number.
 * Null when nothing is left to count.
 */
export function searchTerm(query: string): string | null {
  const plain = query
    .normalize('NFC')
    .toLowerCase()
    .replace(/[\p{Cc}\p{Cf}\p{Co}]+/gu, ' ')
  const numbers: string[] = []
  const masked = personal.reduce(
    (text, shape) => text.replace(shape, mask),
    plain.replace(caseNumber, (found) => placeholder(numbers.push(found) - 1)),
  )
  const term = masked
    .replace(/\u{f0000}(\d+)\u{f0001}/gu, (_, index: string) => numbers[Number(index)] ?? '')
    .replace(/\s+/gu, ' ')
    .trim()
  const short = [...term].slice(0, maxLength).join('').trim()
  return /[\p{L}\p{N}]/u.test(short) ? short : null
}
