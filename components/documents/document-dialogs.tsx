'use client'

import { useTranslations } from 'next-intl'
import type { Folder, Library, StoredDocument } from '@/lib/documents/schema'
import type { WriteResult } from '@/lib/documents/types'
import { ChoiceDialog } from './choice-dialog'
import { DeleteDialog } from './delete-dialog'
import { reloadLibrary } from './library-store'
import { NameDialog } from './name-dialog'

type Item = { of: 'document'; item: StoredDocument } | { of: 'folder'; item: Folder }

/** What is to be done with what; it is asked in a dialog. */
export type DocumentAction =
  | { kind: 'newFolder'; parent: string | null }
  | ({ kind: 'rename' } & Item)
  | ({ kind: 'move' } & Item)
  | ({ kind: 'delete' } & Item)
  | { kind: 'sort'; of: 'document'; item: StoredDocument }

export type DialogProps<Kind extends DocumentAction['kind']> = {
  act: Extract<DocumentAction, { kind: Kind }>
  shelf: Library
  onClose: () => void
  /** Runs a change; answers why it was refused, in words, or nothing when it is done. */
  run: (change: () => Promise<WriteResult>, done: string) => Promise<string | null>
}

/** The dialog of an act, while there is one. */
export function DocumentDialogs({
  act,
  shelf,
  onClose,
  onDone,
}: {
  act: DocumentAction | null
  shelf: Library
  onClose: () => void
  onDone: (said: string) => void
}) {
  const t = useTranslations('documents')
  const run: DialogProps<DocumentAction['kind']>['run'] = async (change, done) => {
    const result = await change().catch((): WriteResult => ({ ok: false, reason: 'unavailable' }))
    await reloadLibrary()
    if (!result.ok) return t(`refused.${result.reason}`)
    onDone(done)
    onClose()
    return null
  }
  const shared = { shelf, onClose, run }
  if (!act) return null
  if (act.kind === 'newFolder' || act.kind === 'rename') return <NameDialog act={act} {...shared} />
  if (act.kind === 'delete') return <DeleteDialog act={act} {...shared} />
  return <ChoiceDialog act={act} {...shared} />
}
