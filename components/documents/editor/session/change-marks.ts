import type { Node } from 'prosemirror-model'
import { Decoration } from 'prosemirror-view'
import { type TextChange, wordsBetween } from '@/lib/documents/editor/changes'
import type { ListedClause } from '@/lib/documents/editor/clause-list'
import { findMissingClauses, type MissingClause } from '@/lib/documents/editor/clause-references'

/** What was taken away, drawn where it stood; it is no part of the text. */
function deletedWords(base: Node, { fromA, toA }: TextChange): () => HTMLElement {
  return () => {
    const mark = document.createElement('del')
    mark.className = 'change-deleted'
    const words = wordsBetween(base, fromA, toA)
    mark.textContent = words.trim() === '' ? '¶' : words.replace(/\n/g, ' ¶ ')
    return mark
  }
}

/** Tracked changes as they are shown in the text. */
export function changeMarks(base: Node, now: Node, changes: readonly TextChange[]): Decoration[] {
  return changes.flatMap((change, at) => {
    const marks: Decoration[] = []
    const { fromA, toA, fromB, toB } = change
    if (toB > fromB) {
      marks.push(
        Decoration.inline(fromB, toB, { nodeName: 'ins', class: 'change-inserted' }, { at }),
      )
      now.nodesBetween(fromB, toB, (node, position) => {
        const isWhole = position >= fromB && position + node.nodeSize <= toB
        if (isWhole && node.isBlock && !node.isTextblock)
          marks.push(
            Decoration.node(position, position + node.nodeSize, { class: 'change-inserted' }),
          )
        return !isWhole || !node.isAtom
      })
    }
    if (toA > fromA)
      marks.push(
        Decoration.widget(fromB, deletedWords(base, change), {
          side: -1,
          key: `deleted-${fromA}-${toA}-${wordsBetween(base, fromA, toA).length}`,
          ignoreSelection: true,
        }),
      )
    return marks
  })
}

type Checked = { names: string; found: MissingClause[] }
/** Blocks do not change, they are replaced: what was found in one holds while the clauses are the same. */
const checked = new WeakMap<Node, Checked>()

function missingIn(block: Node, clauses: readonly ListedClause[], names: string): MissingClause[] {
  const known = checked.get(block)
  if (known?.names === names) return known.found
  // Leaves count one place each, as in the document.
  const text = block.textBetween(0, block.content.size, '', '\ufffc')
  const found = text.includes('조') ? findMissingClauses(text, clauses) : []
  checked.set(block, { names, found })
  return found
}

/** References to clauses that the document does not have. */
export function clauseMarks(doc: Node, clauses: readonly ListedClause[]): Decoration[] {
  const names = clauses.map(({ name }) => name).join()
  const marks: Decoration[] = []
  doc.descendants((node, position) => {
    if (!node.isTextblock) return true
    for (const { start, end } of missingIn(node, clauses, names))
      marks.push(
        Decoration.inline(position + 1 + start, position + 1 + end, { class: 'clause-missing' }),
      )
    return false
  })
  return marks
}
