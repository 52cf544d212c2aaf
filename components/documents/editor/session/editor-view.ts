import { dropCursor } from 'prosemirror-dropcursor'
import { gapCursor } from 'prosemirror-gapcursor'
import { history } from 'prosemirror-history'
import type { Node } from 'prosemirror-model'
import { type Command, EditorState, Plugin, type Transaction } from 'prosemirror-state'
import { columnResizing, tableEditing } from 'prosemirror-tables'
import { EditorView, type NodeView } from 'prosemirror-view'
import { listClauses } from '@/lib/documents/editor/clause-list'
import { createAnnotations } from './annotations'
import { createInputRules, createKeys } from './editor-keys'
import { cleanPastedHtml, sliceFromText } from './paste'

/** Clauses that were split or pasted twice keep their id once: a reference must name one clause. */
const uniqueIds = new Plugin({
  appendTransaction(transactions, _, state) {
    if (!transactions.some(({ docChanged }) => docChanged)) return null
    const seen = new Set<string>()
    const twice: number[] = []
    state.doc.descendants((node, position) => {
      const { id } = node.attrs
      if (node.type.name === 'clause' && typeof id === 'string') {
        if (seen.has(id)) twice.push(position)
        seen.add(id)
      }
      return !node.isTextblock
    })
    if (twice.length === 0) return null
    const { tr } = state
    for (const position of twice) tr.setNodeAttribute(position, 'id', null)
    return tr
  },
})

/** Shows the number that a clause has now; the views are told when numbers have changed. */
class ReferenceView implements NodeView {
  readonly dom: HTMLElement
  constructor(
    node: Node,
    private readonly views: Set<ReferenceView>,
  ) {
    this.target = String(node.attrs.target)
    this.dom = document.createElement('span')
    this.dom.dataset.reference = this.target
    this.dom.textContent = String(node.attrs.label)
    views.add(this)
  }
  readonly target: string
  show(name: string | undefined): void {
    this.dom.toggleAttribute('data-missing', name === undefined)
    if (name !== undefined && this.dom.textContent !== name) this.dom.textContent = name
  }
  ignoreMutation(): boolean {
    return true
  }
  destroy(): void {
    this.views.delete(this)
  }
}

function followClauses(views: Set<ReferenceView>): Plugin {
  const follow = (view: EditorView) => {
    if (views.size === 0) return
    const names = new Map(listClauses(view.state.doc).map(({ id, name }) => [id, name]))
    for (const each of views) each.show(names.get(each.target))
  }
  return new Plugin({
    view(view) {
      follow(view)
      return {
        update: (now, before) => {
          if (now.state.doc !== before.doc || views.size > 0) follow(now)
        },
      }
    },
  })
}

export type EditorEvents = {
  /** After every transaction, with what it was. */
  onTransaction: (transaction: Transaction, view: EditorView) => void
  onFind: () => void
  onSave: () => void
}

/** The editor on an element of the page. */
export function createEditor(
  mount: HTMLElement,
  doc: Node,
  { label, editable, events }: { label: string; editable: () => boolean; events: EditorEvents },
): EditorView {
  const references = new Set<ReferenceView>()
  const state = EditorState.create({
    doc,
    plugins: [
      createInputRules(),
      ...createKeys({ find: events.onFind, save: events.onSave }),
      history({ newGroupDelay: 500 }),
      gapCursor(),
      dropCursor({ class: 'editor-drop' }),
      columnResizing(),
      tableEditing(),
      uniqueIds,
      followClauses(references),
      ...createAnnotations(),
    ],
  })
  const view: EditorView = new EditorView(mount, {
    state,
    editable,
    attributes: {
      class: 'document-text',
      role: 'textbox',
      'aria-multiline': 'true',
      'aria-label': label,
      spellcheck: 'false',
      lang: 'ko',
    },
    nodeViews: { reference: (node) => new ReferenceView(node, references) },
    transformPastedHTML: cleanPastedHtml,
    clipboardTextParser: sliceFromText,
    dispatchTransaction(transaction) {
      view.updateState(view.state.apply(transaction))
      events.onTransaction(transaction, view)
    },
  })
  return view
}

/** Runs a command of the toolbar and gives the text its focus back. */
export function run(view: EditorView, command: Command): boolean {
  const done = command(view.state, view.dispatch, view)
  view.focus()
  return done
}
