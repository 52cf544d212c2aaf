const digitsOf = (text: string, most: number) => text.replace(/\D/g, '').slice(0, most)

const joinParts = (...parts: string[]) => parts.filter(Boolean).join('-')

/** As far as it is typed: `0101234` → `010-1234`. Three, four, four (spec 5). */
export function formatPhone(text: string): string {
  const digits = digitsOf(text, 11)
  return joinParts(digits.slice(0, 3), digits.slice(3, 7), digits.slice(7))
}

/** Korean fax lines: Seoul's code has two digits, others three; the middle part three or four. */
export function formatFax(text: string): string {
  const digits = digitsOf(text, 12)
  const area = digits.startsWith('02') ? 2 : 3
  const rest = digits.slice(area)
  const middle = rest.length > 7 ? rest.length - 4 : 3
  return joinParts(digits.slice(0, area), rest.slice(0, middle), rest.slice(middle))
}
