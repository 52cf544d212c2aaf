/** An amount as people type it, with separators or full-width digits; null when it is none. */
export function parseAmount(text: string): number | null {
  const plain = text.normalize('NFKC').replace(/[\s,.']/g, '')
  return /^\d{1,9}$/.test(plain) && Number(plain) > 0 ? Number(plain) : null
}
