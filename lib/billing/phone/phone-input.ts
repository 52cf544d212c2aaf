/** Digits of other widths, as Japanese and Chinese keyboards write them, are digits too. */
export const normalizeCodeInput = (text: string): string =>
  text.normalize('NFKC').replace(/\D/g, '').slice(0, 6)

export const isCode = (digits: string): boolean => /^\d{6}$/.test(digits)
