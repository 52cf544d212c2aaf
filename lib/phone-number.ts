/**
 * Telephone numbers are stored as national digits alone, everywhere; dashes are for reading. Digits of other
 * widths, as Japanese and Chinese keyboards write them, are digits too, and +82 is the 0 of a Korean number.
 */
function digitsOf(text: string, limit: number): string {
  const plain = text.normalize('NFKC')
  const digits = plain.replace(/\D/g, '')
  const national = /^\s*\+/.test(plain) ? digits.replace(/^82/, '0') : digits
  return national.replace(/^00/, '0').slice(0, limit)
}

export const phoneDigits = (text: string): string => digitsOf(text, 11)
export const faxDigits = (text: string): string => digitsOf(text, 12)

const joinParts = (...parts: string[]) => parts.filter(Boolean).join('-')

/** As far as it is typed: `0101234` → `010-1234`. Three, four, four (spec 5). */
export function formatPhone(text: string): string {
  const digits = phoneDigits(text)
  return joinParts(digits.slice(0, 3), digits.slice(3, 7), digits.slice(7))
}

/** Korean fax lines: Seoul's code has two digits, others three; the middle part three or four. */
export function formatFax(text: string): string {
  const digits = faxDigits(text)
  const area = digits.startsWith('02') ? 2 : 3
  const rest = digits.slice(area)
  const middle = rest.length > 7 ? rest.length - 4 : 3
  return joinParts(digits.slice(0, area), rest.slice(0, middle), rest.slice(middle))
}
