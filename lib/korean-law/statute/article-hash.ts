import { createHash } from 'node:crypto'
import { withoutAmendmentMarks } from './amendment-marks'

/**
 * The identity of an article's text, to tell when questions or explanations written from it are stale.
 * White space and amendment marks do not count.
 * @returns 16 hexadecimal digits
 */
export function articleHash(text: string): string {
  const letters = withoutAmendmentMarks(text.normalize('NFC')).replace(/\s+/g, '')
  return createHash('sha256').update(letters).digest('hex').slice(0, 16)
}
