'use client'

import { useTranslations } from 'next-intl'
import { useId, useState } from 'react'
import { buttonClass } from '@/components/ui/button-class'
import { Dialog } from '@/components/ui/dialog'
import { TextField } from '@/components/ui/field'
import { makeFolder, renameDocument, renameFolder } from '@/lib/documents/actions'
import { longestFolderName, longestName } from '@/lib/documents/constants'
import type { DialogProps } from './document-dialogs'

/** Asks for a name: of a new folder, or another one for what is there. */
export function NameDialog({ act, onClose, run }: DialogProps<'newFolder' | 'rename'>) {
  const t = useTranslations('documents')
  const form = useId()
  const [error, setError] = useState<string>()
  const [working, setWorking] = useState(false)
  const isNew = act.kind === 'newFolder'
  const title = isNew ? t('newFolder') : t('rename')
  const longest = isNew || act.of === 'folder' ? longestFolderName : longestName

  async function submit(data: FormData) {
    const name = String(data.get('name'))
    setWorking(true)
    const change = () => {
      if (act.kind === 'newFolder') return makeFolder(name, act.parent)
      return act.of === 'folder'
        ? renameFolder(act.item.id, name)
        : renameDocument(act.item.id, name)
    }
    const problem = await run(change, t(isNew ? 'done.newFolder' : 'done.rename', { name }))
    setWorking(false)
    setError(problem ?? undefined)
  }

  return (
    <Dialog
      open
      onClose={onClose}
      title={title}
      closeLabel={t('cancel')}
      footer={
        <>
          <button type="button" className={buttonClass()} onClick={onClose}>
            {t('cancel')}
          </button>
          <button type="submit" form={form} className={buttonClass('primary')} disabled={working}>
            {isNew ? t('make') : t('rename')}
          </button>
        </>
      }
    >
      <form
        id={form}
        onSubmit={(event) => {
          event.preventDefault()
          void submit(new FormData(event.currentTarget))
        }}
      >
        <TextField
          name="name"
          label={t('name')}
          defaultValue={isNew ? '' : act.item.name}
          error={error}
          required
          maxLength={longest}
          autoComplete="off"
        />
      </form>
    </Dialog>
  )
}
