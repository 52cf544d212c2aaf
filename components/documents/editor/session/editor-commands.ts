import { liftEmptyBlock, splitBlockAs, toggleMark } from 'prosemirror-commands'
import type { Attrs, Node } from 'prosemirror-model'
import { type Command, type EditorState, Selection, TextSelection } from 'prosemirror-state'
import type { RunMark } from '@/lib/documents/blocks/run-marks'
import { documentModel } from '@/lib/documents/editor/document-model'
import { deepestClause, deepestList } from '@/lib/documents/editor/numbering'

const { nodes, marks } = documentModel

export const toggleLook = (name: RunMark): Command => {
  const type = marks[name]
  return type ? toggleMark(type) : () => false
}

/** Text blocks that the selection touches, with their places. */
function blocksOf(state: EditorState): { node: Node; position: number }[] {
  const found: { node: Node; position: number }[] = []
  for (const { $from, $to } of state.selection.ranges) {
    state.doc.nodesBetween($from.pos, $to.pos, (node, position) => {
      if (!node.isTextblock) return true
      found.push({ node, position })
      return false
    })
  }
  return found
}

/** Makes every block of the selection one of a kind; where that kind may not stand, it stays. */
function setBlocks(
  kind: 'paragraph' | 'heading' | 'clause' | 'list',
  attrsOf: (node: Node) => Attrs,
): Command {
  return (state, dispatch) => {
    const type = nodes[kind]
    const { tr } = state
    for (const { node, position } of blocksOf(state)) {
      const place = tr.doc.resolve(position)
      const index = place.index()
      if (!type || !place.parent.canReplaceWith(index, index + 1, type)) continue
      tr.setNodeMarkup(position, type, { align: node.attrs.align, ...attrsOf(node) })
    }
    if (!tr.docChanged) return false
    dispatch?.(tr.scrollIntoView())
    return true
  }
}

export const setParagraph: Command = setBlocks('paragraph', () => ({}))
export const setHeading = (level: number, role: 'title' | null = null): Command =>
  setBlocks('heading', () => ({ level, role, ...(role ? { align: 'center' } : {}) }))
export const setClause = (level: number): Command =>
  setBlocks('clause', ({ type, attrs }) => ({
    level,
    id: type.name === 'clause' ? attrs.id : null,
  }))
export const setList = (ordered: boolean): Command =>
  setBlocks('list', ({ type, attrs }) => ({
    ordered,
    level: type.name === 'list' ? Number(attrs.level) : 1,
  }))

/** Changes attributes of the blocks of the selection that have them. */
function changeBlocks(change: (node: Node) => Attrs | null): Command {
  return (state, dispatch) => {
    const { tr } = state
    for (const { node, position } of blocksOf(state)) {
      const attrs = change(node)
      if (attrs) tr.setNodeMarkup(position, null, { ...node.attrs, ...attrs })
    }
    if (!tr.docChanged) return false
    dispatch?.(tr)
    return true
  }
}

export const setAlign = (align: 'left' | 'center' | 'right' | 'justify'): Command =>
  changeBlocks((node) => ({ align: node.attrs.align === align ? null : align }))

const deepest: Record<string, number> = { clause: deepestClause, list: deepestList }

/** One step deeper or less deep: 조 → 항 → 호 → 목, items of a list, paragraphs by an indent. */
export const changeDepth = (step: 1 | -1): Command =>
  changeBlocks(({ type, attrs }) => {
    const most = deepest[type.name]
    if (most !== undefined) {
      const level = Math.min(Math.max(Number(attrs.level) + step, 1), most)
      return level === attrs.level
        ? null
        : { level, ...(type.name === 'clause' ? { printed: null } : {}) }
    }
    if (type.name !== 'paragraph') return null
    const indent = Math.min(Math.max(Number(attrs.indent) + step * 2, 0), 10)
    return indent === attrs.indent ? null : { indent }
  })

/** Enter: the next clause or item of the same level, text behind a heading; out of one that is empty. */
export const breakBlock: Command = (state, dispatch, view) => {
  const { $from, empty } = state.selection
  const { parent } = $from
  const isNumbered = parent.type === nodes.clause || parent.type === nodes.list
  if (empty && isNumbered && parent.content.size === 0) {
    if (Number(parent.attrs.level) > 1) return changeDepth(-1)(state, dispatch, view)
    return setParagraph(state, dispatch, view)
  }
  if (empty && parent.content.size === 0 && liftEmptyBlock(state, dispatch)) return true
  return isNumbered ? splitNumbered(state, dispatch) : splitText(state, dispatch, view)
}

/** Text goes on behind a heading. */
const splitText = splitBlockAs((node, atEnd) => {
  if (node.type === nodes.heading && atEnd && nodes.paragraph) return { type: nodes.paragraph }
  return { type: node.type, attrs: node.attrs }
})

/** Two of the same level; the number that was given and the id that references name stay with the words. */
const splitNumbered: Command = (state, dispatch) => {
  const { tr } = state
  tr.deleteSelection()
  const { $from } = tr.selection
  const { parent } = $from
  const fresh =
    parent.type === nodes.clause ? { ...parent.attrs, id: null, printed: null } : parent.attrs
  const atStart = $from.parentOffset === 0 && parent.content.size > 0
  const before = $from.before()
  tr.split($from.pos, 1, [{ type: parent.type, attrs: atStart ? parent.attrs : fresh }])
  if (atStart) tr.setNodeMarkup(before, null, fresh)
  dispatch?.(tr.scrollIntoView())
  return true
}

/** Backspace at the start of a numbered block: first its number goes, then the break before it. */
export const removeNumber: Command = (state, dispatch, view) => {
  const { $cursor } = state.selection as TextSelection
  if (!$cursor || $cursor.parentOffset > 0) return false
  const { parent } = $cursor
  if (parent.type !== nodes.clause && parent.type !== nodes.list) {
    if (parent.type === nodes.paragraph && Number(parent.attrs.indent) > 0)
      return changeDepth(-1)(state, dispatch, view)
    return false
  }
  return setParagraph(state, dispatch, view)
}

/** Puts a block behind the one that the cursor is in, or in its place when that is empty. */
export function insertBlock(made: Node | readonly Node[]): Command {
  return (state, dispatch) => {
    const { $to } = state.selection
    const blocks = 'type' in made ? [made] : [...made]
    const { tr } = state
    const top = $to.node(1)
    if (!top) return false
    const [before, after] = [$to.before(1), $to.after(1)]
    if (top.isTextblock && top.content.size === 0) tr.replaceWith(before, after, blocks)
    else tr.insert(after, blocks)
    const from = top.isTextblock && top.content.size === 0 ? before : after
    const end = from + blocks.reduce((sum, { nodeSize }) => sum + nodeSize, 0)
    // There must be a place to go on writing behind a table, a picture or a page break.
    if (end >= tr.doc.content.size && nodes.paragraph) tr.insert(end, nodes.paragraph.create())
    const inside = blocks[0]?.type.name === 'table' ? from + 1 : end
    tr.setSelection(Selection.near(tr.doc.resolve(Math.min(inside, tr.doc.content.size))))
    dispatch?.(tr.scrollIntoView())
    return true
  }
}

export function tableOf(rows: number, columns: number): Node | null {
  const { table, table_row: row, table_cell: cell, table_header: header } = nodes
  if (!table || !row || !cell || !header) return null
  const line = (type: typeof cell) =>
    row.create(
      null,
      Array.from({ length: columns }, () => type.createAndFill()).filter((each) => each !== null),
    )
  return table.create(null, [line(header), ...Array.from({ length: rows - 1 }, () => line(cell))])
}

/** Puts something into the line, in place of what is selected. */
export function insertInline(node: Node): Command {
  return (state, dispatch) => {
    if (!state.selection.$from.parent.inlineContent) return false
    dispatch?.(state.tr.replaceSelectionWith(node, true).scrollIntoView())
    return true
  }
}

export const selectPlace = (position: number): Command => {
  return (state, dispatch) => {
    const place = Math.min(position, state.doc.content.size)
    const selection = Selection.near(state.doc.resolve(place))
    dispatch?.(state.tr.setSelection(selection).scrollIntoView())
    return true
  }
}
export const selectRange = (from: number, to: number): Command => {
  return (state, dispatch) => {
    const most = state.doc.content.size
    const selection = TextSelection.between(
      state.doc.resolve(Math.min(from, most)),
      state.doc.resolve(Math.min(to, most)),
    )
    dispatch?.(state.tr.setSelection(selection).scrollIntoView())
    return true
  }
}
