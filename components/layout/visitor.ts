import { allowsStatistics } from './consent'

const visitorKey = 'visitor'

/** The random number of this browser; made only with consent, and gone without it. */
export function visitorNumber(): string | undefined {
  try {
    if (!allowsStatistics()) {
      localStorage.removeItem(visitorKey)
      return undefined
    }
    const known = localStorage.getItem(visitorKey)
    if (known) return known
    const made = crypto.randomUUID()
    localStorage.setItem(visitorKey, made)
    return made
  } catch {
    // Storage is closed to us, or this is no secure page: the visit is counted without a number.
    return undefined
  }
}
