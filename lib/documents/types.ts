import type { Category } from './constants'
import type { DocumentKind } from './document-kind'
import type { StoredDocument, UploadProblem } from './schema'

/** A file as it came, after it was looked at. */
export type NewDocument = {
  name: string
  kind: DocumentKind
  folder: string | null
  category: Category
  bytes: Uint8Array
}

/** `taken`: a folder of that name is there. `tooDeep`: too many levels or folders, or into itself. */
export type WriteProblem =
  | 'badName'
  | 'taken'
  | 'tooDeep'
  | 'missing'
  | 'tooMany'
  | 'unauthorized'
  | 'unavailable'
export type WriteResult = { ok: true } | { ok: false; reason: WriteProblem }

export type StoreResult =
  | { ok: true; document: StoredDocument }
  | { ok: false; reason: Extract<UploadProblem, 'tooMany' | 'full' | 'noFolder'> | 'unavailable' }
