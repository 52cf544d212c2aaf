import { allowsStatistics } from '@/components/layout/consent/consent'

const storageKey = 'visitor'

/** The random number of this browser; made only with consent, and gone without it. */
export function visitorId(): string | undefined {
  try {
    if (!allowsStatistics()) {
      localStorage.removeItem(storageKey)
      return undefined
    }
    const known = localStorage.getItem(storageKey)
    if (known) return known
    const made = crypto.randomUUID()
    localStorage.setItem(storageKey, made)
    return made
  } catch {
    // Storage is closed to us, or this is no secure page: the visit is counted without a number.
    return undefined
  }
}
