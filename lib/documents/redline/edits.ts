import { diffArrays } from 'diff'
import type { Edit } from './change-paragraph'

const word = /[가-힣]+|[A-Za-z]+|\d[\d,.]*\d|\d|\s+|[^가-힣A-Za-z\d\s]/gu
const tokens = (text: string) => text.match(word) ?? []

/** The smallest edits, token by token, that turn one text into another; what is too unlike is replaced whole. */
export function editsBetween(before: string, after: string, offset = 0): Edit[] {
  if (before === after) return []
  const changes = diffArrays(tokens(before), tokens(after), { timeout: 200, maxEditLength: 2_000 })
  if (!changes) return [{ start: offset, end: offset + before.length, text: after }]
  const edits: Edit[] = []
  let at = offset
  let open: Edit | null = null
  for (const { added, removed, value } of changes) {
    const text = value.join('')
    if (!added && !removed) {
      open = null
      at += text.length
      continue
    }
    if (!open) {
      open = { start: at, end: at, text: '' }
      edits.push(open)
    }
    if (added) open.text += text
    else {
      at += text.length
      open.end = at
    }
  }
  return edits
}
