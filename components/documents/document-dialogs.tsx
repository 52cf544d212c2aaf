'use client'

import { useTranslations } from 'next-intl'
import type { Library } from '@/lib/documents/schema'
import type { WriteResult } from '@/lib/documents/types'
import { reloadApi } from '@/lib/use-api'
import { ChoiceDialog } from './choice-dialog'
import { DeleteDialog } from './delete-dialog'
import type { DialogProps, DocumentAction } from './document-action'
import { NameDialog } from './name-dialog'
import { TagsDialog } from './tags-dialog'

/** The dialog of an action, while there is one. */
export function DocumentDialogs({
  action,
  library,
  onClose,
  onDone,
}: {
  action: DocumentAction | null
  library: Library
  onClose: () => void
  /** Called with what was done, as a sentence. */
  onDone: (status: string) => void
}) {
  const t = useTranslations('documents')
  const run: DialogProps<DocumentAction['kind']>['run'] = async (change, done) => {
    const result = await change().catch((): WriteResult => ({ ok: false, reason: 'unavailable' }))
    await reloadApi('/api/documents')
    if (!result.ok) return t(`refused.${result.reason}`)
    onDone(done)
    onClose()
    return null
  }
  const shared = { library, onClose, run }
  if (!action) return null
  switch (action.kind) {
    case 'tags':
      return <TagsDialog action={action} {...shared} />
    case 'newFolder':
    case 'rename':
      return <NameDialog action={action} {...shared} />
    case 'delete':
      return <DeleteDialog action={action} {...shared} />
    default:
      return <ChoiceDialog action={action} {...shared} />
  }
}
