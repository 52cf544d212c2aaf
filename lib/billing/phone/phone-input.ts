/** Digits of other widths, as Japanese and Chinese keyboards write them, are digits too. */
const digitsOf = (text: string) => text.normalize('NFKC').replace(/\D/g, '')

/** What a field shows of a phone while it is typed, pasted or filled in: digits, without the country. */
export function normalizePhoneInput(text: string): string {
  const digits = digitsOf(text)
  const national = /^\s*\+/.test(text.normalize('NFKC')) ? digits.replace(/^82/, '0') : digits
  return national.replace(/^00/, '0').slice(0, 11)
}

export const normalizeCodeInput = (text: string): string => digitsOf(text).slice(0, 6)

export const isCode = (digits: string): boolean => /^\d{6}$/.test(digits)

/** A number as it is read: `010-1234-5678`. */
export const formatPhone = (phone: string): string =>
  phone.replace(/^(\d{3})(\d{4})(\d{4})$/, '$1-$2-$3')
