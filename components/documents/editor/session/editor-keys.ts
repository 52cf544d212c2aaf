import { baseKeymap, chainCommands } from 'prosemirror-commands'
import { redo, undo } from 'prosemirror-history'
import {
  ellipsis,
  emDash,
  InputRule,
  inputRules,
  textblockTypeInputRule,
} from 'prosemirror-inputrules'
import { keymap } from 'prosemirror-keymap'
import type { Attrs } from 'prosemirror-model'
import {
  type Command,
  type EditorState,
  type Plugin,
  Selection,
  TextSelection,
} from 'prosemirror-state'
import { goToNextCell } from 'prosemirror-tables'
import { documentModel } from '@/lib/documents/editor/document-model'
import { clauseLevelOf } from '@/lib/documents/editor/numbering'
import {
  breakBlock,
  changeDepth,
  insertInline,
  removeNumber,
  setAlign,
  setClause,
  setHeading,
  setList,
  setParagraph,
  toggleLook,
} from './editor-commands'

const { nodes } = documentModel

const lineBreak: Command = (state, dispatch, view) => {
  const node = nodes.hardBreak?.create()
  return node ? insertInline(node)(state, dispatch, view) : false
}

/**
 * To the start or the end of the document. Chromium's own key does nothing from behind a reference at the end of
 * a block, which is an element that cannot be written in.
 */
const toEdge =
  (edge: 'start' | 'end', isExtended: boolean): Command =>
  ({ doc, selection, tr }, dispatch) => {
    const { $head } = edge === 'start' ? Selection.atStart(doc) : Selection.atEnd(doc)
    const $anchor = isExtended ? selection.$anchor : $head
    dispatch?.(tr.setSelection(TextSelection.between($anchor, $head)).scrollIntoView())
    return true
  }

/** Always taken, so that Tab does not leave the text in the middle of a clause; Escape, then Tab does. */
const deeper: Command = (state, dispatch, view) => {
  changeDepth(1)(state, dispatch, view)
  return true
}
const lessDeep: Command = (state, dispatch, view) => {
  changeDepth(-1)(state, dispatch, view)
  return true
}

/** Tab leaves the text once Escape was pressed before it: a keyboard must not be caught in it. */
function createTabKeys(): Plugin {
  let leaving = false
  const unlessLeaving =
    (command: Command): Command =>
    (state, dispatch, view) => {
      const leaves = leaving
      leaving = false
      return leaves ? false : command(state, dispatch, view)
    }
  const leave: Command = () => {
    leaving = true
    return false
  }
  return keymap({
    Escape: leave,
    Tab: unlessLeaving(chainCommands(goToNextCell(1), deeper)),
    'Shift-Tab': unlessLeaving(chainCommands(goToNextCell(-1), lessDeep)),
  })
}

/** The keys of the editor. ProseMirror hands on none while a syllable is being composed. */
export function createKeys(open: { find: () => void; save: () => void }): Plugin[] {
  const opened = (action: () => void): Command => {
    return () => {
      action()
      return true
    }
  }
  return [
    createTabKeys(),
    keymap({
      'Mod-z': undo,
      'Mod-y': redo,
      'Shift-Mod-z': redo,
      'Mod-b': toggleLook('bold'),
      'Mod-i': toggleLook('italic'),
      'Mod-u': toggleLook('underline'),
      'Shift-Mod-x': toggleLook('strike'),
      'Mod-Alt-0': setParagraph,
      'Mod-Alt-1': setHeading(1),
      'Mod-Alt-2': setHeading(2),
      'Mod-Alt-3': setHeading(3),
      'Mod-Alt-7': setClause(1),
      'Mod-Alt-8': setClause(2),
      'Mod-Alt-9': setList(true),
      'Shift-Mod-l': setAlign('left'),
      'Shift-Mod-e': setAlign('center'),
      'Shift-Mod-r': setAlign('right'),
      'Mod-f': opened(open.find),
      'Mod-h': opened(open.find),
      'Mod-s': opened(open.save),
      'Mod-Home': toEdge('start', false),
      'Mod-End': toEdge('end', false),
      'Shift-Mod-Home': toEdge('start', true),
      'Shift-Mod-End': toEdge('end', true),
      'Shift-Enter': lineBreak,
      Enter: breakBlock,
      Backspace: removeNumber,
    }),
    keymap(baseKeymap),
  ]
}

const isAfterClause = (state: EditorState, position: number): boolean => {
  const place = state.doc.resolve(position)
  const index = place.index(place.depth - 1)
  return index > 0 && place.node(place.depth - 1).child(index - 1).type === nodes.clause
}

/** A mark and a space at the start of a paragraph make a clause of it; its number is then computed. */
const clauseRule = new InputRule(
  /^(제\s?\d{1,3}\s?조|[①-⑳]|\d{1,2}\.|[가-하]\.)\s$/,
  (state, match, start, end) => {
    const place = state.doc.resolve(start)
    if (place.parent.type !== nodes.paragraph) return null
    const mark = match[1] ?? ''
    const level = clauseLevelOf(mark)
    if (level === null) return null
    const inClauses = isAfterClause(state, start)
    if (level === 4 && !inClauses) return null
    const type = level === 3 && !inClauses ? nodes.list : nodes.clause
    if (
      !type ||
      !place.node(place.depth - 1).canReplaceWith(place.index(-1), place.index(-1) + 1, type)
    )
      return null
    const attrs: Attrs = type === nodes.list ? { level: 1, ordered: true } : { level }
    const tr = state.tr.delete(start, end)
    tr.setNodeMarkup(tr.mapping.map(place.before()), type, attrs)
    return tr.setSelection(TextSelection.create(tr.doc, start))
  },
)

const headingRule = nodes.heading
  ? [
      textblockTypeInputRule(/^(#{1,4})\s$/, nodes.heading, ([, marks = '']) => ({
        level: marks.length,
      })),
    ]
  : []
const listRule = nodes.list
  ? [textblockTypeInputRule(/^[-*]\s$/, nodes.list, () => ({ level: 1, ordered: false }))]
  : []

export const createInputRules = (): Plugin =>
  inputRules({ rules: [...headingRule, ...listRule, clauseRule, ellipsis, emDash] })
