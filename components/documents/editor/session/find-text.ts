import type { Node } from 'prosemirror-model'
import type { EditorState, Transaction } from 'prosemirror-state'
import { Decoration } from 'prosemirror-view'

export type Found = { from: number; to: number }

/** Where a text contains words, whatever their case. Words do not reach over the end of a block. */
export function findText(doc: Node, words: string): Found[] {
  const wanted = words.toLowerCase()
  if (wanted === '') return []
  const found: Found[] = []
  doc.descendants((node, position) => {
    if (!node.isTextblock) return true
    const text = node.textBetween(0, node.content.size, '', '\ufffc').toLowerCase()
    for (let at = text.indexOf(wanted); at >= 0; at = text.indexOf(wanted, at + wanted.length))
      found.push({ from: position + 1 + at, to: position + 1 + at + wanted.length })
    return false
  })
  return found
}

export const foundMarks = (found: readonly Found[], current: number): Decoration[] =>
  found.map(({ from, to }, at) =>
    Decoration.inline(from, to, { class: at === current ? 'found found-current' : 'found' }),
  )

/** Replaces places from the last to the first, so that none moves before its turn. */
export function replaceFound(
  state: EditorState,
  found: readonly Found[],
  words: string,
): Transaction {
  const { tr } = state
  for (const { from, to } of [...found].reverse()) {
    if (words === '') tr.delete(from, to)
    else tr.insertText(words, from, to)
  }
  return tr
}
