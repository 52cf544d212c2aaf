'use client'

import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { ConfirmDialog } from '@/components/ui/overlay/confirm-dialog'
import { removeFolder } from '@/lib/documents/actions'
import { withinFolder } from '@/lib/documents/folder-tree'
import type { WriteResult } from '@/lib/documents/types'
import type { DialogProps } from './document-dialogs'

async function removeDocument(id: string): Promise<WriteResult> {
  const response = await fetch(`/api/documents/${id}`, { method: 'DELETE' })
  if (response.ok) return { ok: true }
  if (response.status === 404) return { ok: false, reason: 'missing' }
  return { ok: false, reason: response.status === 401 ? 'unauthorized' : 'unavailable' }
}

/** Asks before something is deleted; of a folder it says how much goes with it. */
export function DeleteDialog({ act, shelf, onClose, run }: DialogProps<'delete'>) {
  const t = useTranslations('documents')
  const [working, setWorking] = useState(false)
  const [error, setError] = useState<string | null>(null)
  const { item } = act
  const within = act.of === 'folder' ? withinFolder(shelf.folders, item.id) : new Set<string>()
  const held = shelf.documents.filter(({ folder_id }) => folder_id && within.has(folder_id)).length

  async function confirm() {
    setWorking(true)
    const change = () => (act.of === 'folder' ? removeFolder(item.id) : removeDocument(item.id))
    setError(await run(change, t('done.delete', { name: item.name })))
    setWorking(false)
  }

  return (
    <ConfirmDialog
      open
      danger
      ready={!working}
      title={t('deleteOf', { name: item.name })}
      words={{ confirm: t('delete'), cancel: t('cancel'), close: t('cancel') }}
      onConfirm={() => void confirm()}
      onClose={onClose}
    >
      <p>{held > 0 ? t('deleteFolder', { count: held }) : t('deleteText')}</p>
      {error ? (
        <p role="alert" className="mt-2 text-sm font-medium text-danger">
          {error}
        </p>
      ) : null}
    </ConfirmDialog>
  )
}
