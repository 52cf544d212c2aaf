import type { Node } from 'prosemirror-model'
import { type Command, EditorState, type Transaction } from 'prosemirror-state'
import type { EditorView } from 'prosemirror-view'
import {
  acceptChange,
  changesBetween,
  rejectedSlice,
  type TextChange,
} from '@/lib/documents/editor/changes'
import {
  type ListedClause,
  listClauses,
  type OutlineEntry,
  outlineOf,
} from '@/lib/documents/editor/clause-list'
import { readStoredContent } from '@/lib/documents/editor/document-model'
import type { ContentJson, OpenDocument } from '@/lib/documents/editor/schema'
import { annotate } from './annotations'
import { changeMarks, clauseMarks } from './change-marks'
import { ContentSaver, type SaveState } from './content-saver'
import { createEditor, run } from './editor-view'

export type Counts = { characters: number; withoutSpaces: number; words: number }

/** What the parts around the text show. A new object whenever something of it has changed. */
export type Snapshot = {
  state: EditorState | null
  saving: SaveState
  savedAt: string
  outline: readonly OutlineEntry[]
  clauses: readonly ListedClause[]
  counts: Counts
  tracking: boolean
  changes: readonly TextChange[]
  missing: number
  /** The find bar is open. */
  finding: boolean
}

/** What whoever opened it may do. */
export type Access = 'own' | 'edit' | 'comment' | 'view'

const settleMs = 300

function countsOf(doc: Node): Counts {
  const text = doc.textBetween(0, doc.content.size, '\n')
  const characters = text.replace(/\n/g, '').length
  const words = text.split(/\s+/).filter(Boolean).length
  return { characters, withoutSpaces: text.replace(/\s/g, '').length, words }
}

/** One document that is open to be written: its text, what is tracked in it, and its saving. */
export class EditorSession {
  view: EditorView | null = null
  base: Node | null
  readonly saver: ContentSaver
  private doc: Node
  private isBaseChanged = false
  private snapshot: Snapshot
  private readonly listeners = new Set<() => void>()
  private frame = 0
  private settling: ReturnType<typeof setTimeout> | undefined

  constructor(
    readonly written: OpenDocument,
    doc: Node,
    readonly access: Access,
    readonly token: string | null,
  ) {
    this.doc = doc
    this.base = written.base ? readStoredContent(written.base) : null
    this.saver = new ContentSaver(written.document.id, token, written.rev, written.updatedAt, {
      content: () => this.content(),
      base: () => {
        if (!this.isBaseChanged) return undefined
        this.isBaseChanged = false
        return this.base ? (this.base.toJSON() as ContentJson) : false
      },
      isComposing: () => this.view?.composing ?? false,
      onState: (saving) => this.show({ saving, savedAt: this.saver.savedAt }),
    })
    this.snapshot = {
      state: null,
      saving: 'saved',
      savedAt: written.updatedAt,
      outline: outlineOf(doc),
      clauses: listClauses(doc),
      counts: countsOf(doc),
      tracking: this.base !== null,
      changes: [],
      missing: 0,
      finding: false,
    }
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener)
    return () => this.listeners.delete(listener)
  }
  readonly read = (): Snapshot => this.snapshot

  private show(changed: Partial<Snapshot>): void {
    this.snapshot = { ...this.snapshot, ...changed }
    for (const listener of this.listeners) listener()
  }

  get mayWrite(): boolean {
    return this.access === 'own' || this.access === 'edit'
  }
  get mayComment(): boolean {
    return this.access !== 'view'
  }

  content(): ContentJson {
    return (this.view?.state.doc ?? this.doc).toJSON() as ContentJson
  }

  mount(element: HTMLElement, label: string): () => void {
    this.view = createEditor(element, this.doc, {
      label,
      editable: () => this.mayWrite,
      events: {
        onTransaction: (transaction) => this.follow(transaction),
        onFind: () => this.show({ finding: true }),
        onSave: () => void this.saver.flush(),
      },
    })
    this.settle()
    this.show({ state: this.view.state })
    return () => {
      clearTimeout(this.settling)
      cancelAnimationFrame(this.frame)
      this.saver.stop()
      if (this.view) this.doc = this.view.state.doc
      this.view?.destroy()
      this.view = null
    }
  }

  private follow(transaction: Transaction): void {
    // The toolbar follows once a frame, however fast somebody types.
    cancelAnimationFrame(this.frame)
    this.frame = requestAnimationFrame(() => this.show({ state: this.view?.state ?? null }))
    if (!transaction.docChanged) return
    this.saver.touch()
    this.plan()
  }

  private plan(): void {
    clearTimeout(this.settling)
    this.settling = setTimeout(() => this.settle(), settleMs)
  }

  /** What takes longer than a key may: numbers, the outline, tracked changes. Waits for a syllable to end. */
  private settle(): void {
    const { view } = this
    if (!view) return
    if (view.composing) {
      this.plan()
      return
    }
    const { doc } = view.state
    const clauses = listClauses(doc)
    const changes = this.base ? changesBetween(this.base, doc) : []
    annotate(view, 'changes', this.base ? changeMarks(this.base, doc, changes) : [])
    const missing = clauseMarks(doc, clauses)
    annotate(view, 'clauses', missing)
    this.show({
      clauses,
      changes,
      outline: outlineOf(doc),
      counts: countsOf(doc),
      tracking: this.base !== null,
      missing: missing.length,
    })
  }

  command(command: Command): void {
    if (this.view) run(this.view, command)
  }

  /** Gives the text the focus, where its selection was. */
  focus(): void {
    this.view?.focus()
  }

  closeFind(): void {
    if (this.view) annotate(this.view, 'found', [])
    this.show({ finding: false })
    this.view?.focus()
  }
  openFind(): void {
    this.show({ finding: true })
  }

  private setBase(base: Node | null): void {
    this.base = base
    this.isBaseChanged = true
    this.saver.touch()
    this.settle()
  }

  /** From now on what is written is shown against the text as it is now. */
  startTracking(): void {
    this.setBase(this.view?.state.doc ?? this.doc)
  }
  /** Everything is accepted and nothing tracked any more. */
  stopTracking(): void {
    this.setBase(null)
  }

  accept(change: TextChange): void {
    const now = this.view?.state.doc
    if (this.base && now) this.setBase(acceptChange(this.base, now, change))
  }
  acceptAll(): void {
    if (this.view) this.setBase(this.view.state.doc)
  }
  reject(change: TextChange): void {
    const { base, view } = this
    if (!base || !view) return
    view.dispatch(view.state.tr.replace(change.fromB, change.toB, rejectedSlice(base, change)))
    this.settle()
  }
  rejectAll(): void {
    if (this.base) this.replace(this.base)
    this.settle()
  }

  /** Another text in place of the whole, as one step that can be undone. */
  replace(doc: Node): void {
    const { view } = this
    if (!view) return
    const { tr } = view.state
    tr.replaceWith(0, tr.doc.content.size, doc.content)
    for (const [name, value] of Object.entries(doc.attrs)) tr.setDocAttribute(name, value)
    view.dispatch(tr)
  }

  /** What was saved elsewhere takes the place of what stands here; nothing of before can be undone. */
  adopt(saved: { rev: number; updated_at: string; content: unknown; base?: unknown }): boolean {
    const doc = readStoredContent(saved.content)
    if (!doc || !this.view) return false
    this.view.updateState(EditorState.create({ doc, plugins: this.view.state.plugins }))
    if (saved.base !== undefined)
      this.base = saved.base === null ? null : readStoredContent(saved.base)
    this.saver.adopt(saved.rev, saved.updated_at)
    this.settle()
    this.show({ state: this.view.state })
    return true
  }
}
