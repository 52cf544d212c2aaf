import { coverageOf } from './coverage'
import type { QuestionPoint } from './question'

const leastBody = 0.25
const leastShare = 0.3
const leastLegal = 0.75
const clearShare = 0.45

/** A stretch of a document with what it is called and the headings above it. */
export type DocumentText = { name: string; path: string; text: string }

/** Whether a passage of a document speaks of what was asked, and not only has a word of it. */
export function speaksOf(
  points: readonly QuestionPoint[],
  { name, path, text }: DocumentText,
): boolean {
  if (points.length === 0) return true
  // A file's name alone answers nothing.
  if (coverageOf(points, `${path}\n${text}`).share < leastBody) return false
  const { share, legal } = coverageOf(points, `${name}\n${path}\n${text}`)
  return share >= clearShare || (share >= leastShare && legal >= leastLegal)
}
