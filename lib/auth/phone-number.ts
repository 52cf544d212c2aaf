const digitsOf = (text: string, most: number) => text.replace(/\D/g, '').slice(0, most)

const joined = (...parts: string[]) => parts.filter(Boolean).join('-')

/** As far as it is typed: `0101234` → `010-1234`. Three, four, four (spec 5). */
export function dashedPhone(text: string): string {
  const digits = digitsOf(text, 11)
  return joined(digits.slice(0, 3), digits.slice(3, 7), digits.slice(7))
}

/** Korean fax lines: Seoul's code has two digits, others three; the middle part three or four. */
export function dashedFax(text: string): string {
  const digits = digitsOf(text, 12)
  const area = digits.startsWith('02') ? 2 : 3
  const rest = digits.slice(area)
  const middle = rest.length > 7 ? rest.length - 4 : 3
  return joined(digits.slice(0, area), rest.slice(0, middle), rest.slice(middle))
}
