import { createHash, timingSafeEqual } from 'node:crypto'

const digest = (text: string) => createHash('sha256').update(text).digest()

/** Whether two secrets are the same; takes as long wherever they differ, and however long they are. */
export const isSameSecret = (given: string, wanted: string): boolean =>
  timingSafeEqual(digest(given), digest(wanted))
