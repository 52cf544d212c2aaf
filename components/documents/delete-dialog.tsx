'use client'

import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { ConfirmDialog } from '@/components/ui/overlay/confirm-dialog'
import { ApiError, apiSend } from '@/lib/api-client'
import { removeFolder } from '@/lib/documents/actions'
import { withinFolder } from '@/lib/documents/folder-tree'
import type { WriteResult } from '@/lib/documents/types'
import type { DialogProps } from './document-action'

async function removeDocument(id: string): Promise<WriteResult> {
  try {
    await apiSend(`/api/documents/${id}`, { method: 'DELETE' })
    return { ok: true }
  } catch (thrown) {
    const status = thrown instanceof ApiError ? thrown.status : 0
    if (status === 404) return { ok: false, reason: 'missing' }
    return { ok: false, reason: status === 401 ? 'unauthorized' : 'unavailable' }
  }
}

/** Asks before something is deleted; of a folder it says how much goes with it. */
export function DeleteDialog({ action, library, onClose, run }: DialogProps<'delete'>) {
  const t = useTranslations('documents')
  const [working, setWorking] = useState(false)
  const [error, setError] = useState<string | null>(null)
  const { item } = action
  const within = action.of === 'folder' ? withinFolder(library.folders, item.id) : new Set<string>()
  const held = library.documents.filter(
    ({ folder_id }) => folder_id && within.has(folder_id),
  ).length

  async function confirm() {
    setWorking(true)
    const change = () => (action.of === 'folder' ? removeFolder(item.id) : removeDocument(item.id))
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
