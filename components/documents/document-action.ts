import type { Folder, Library, StoredDocument } from '@/lib/documents/schema'
import type { WriteResult } from '@/lib/documents/types'

/** `files`: folders as a tree. `library`: all documents in one list, by category. */
export type DocumentsView = 'files' | 'library'

type Item = { of: 'document'; item: StoredDocument } | { of: 'folder'; item: Folder }

/** A change that a dialog asks about. */
export type DocumentAction =
  | { kind: 'newFolder'; parent: string | null }
  | ({ kind: 'rename' } & Item)
  | ({ kind: 'move' } & Item)
  | ({ kind: 'delete' } & Item)
  | { kind: 'tags'; of: 'document'; item: StoredDocument }
  | { kind: 'sort'; of: 'document'; item: StoredDocument }

export type DialogProps<Kind extends DocumentAction['kind']> = {
  action: Extract<DocumentAction, { kind: Kind }>
  library: Library
  onClose: () => void
  /** Runs a change; resolves to the reason why it was refused, as a sentence, or to null when it is done. */
  run: (change: () => Promise<WriteResult>, done: string) => Promise<string | null>
}
