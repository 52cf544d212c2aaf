'use client'

import { useTranslations } from 'next-intl'
import { useId, useState } from 'react'
import { buttonClass } from '@/components/ui/button-class'
import { Dialog } from '@/components/ui/dialog'
import { SelectField } from '@/components/ui/field'
import { moveDocument, moveFolder, sortDocument } from '@/lib/documents/actions'
import { categories } from '@/lib/documents/constants'
import { placesFor, treeOf } from '@/lib/documents/folder-tree'
import type { DialogProps } from './document-dialogs'

/** Asks where something is to go: into which folder, or under which category. */
export function ChoiceDialog({ act, shelf, onClose, run }: DialogProps<'move' | 'sort'>) {
  const t = useTranslations('documents')
  const form = useId()
  const [error, setError] = useState<string>()
  const [working, setWorking] = useState(false)
  const { item } = act
  const places = act.of === 'folder' ? placesFor(shelf.folders, act.item.id) : treeOf(shelf.folders)
  const now =
    act.kind === 'sort'
      ? act.item.category
      : ((act.of === 'folder' ? act.item.parent_id : act.item.folder_id) ?? '')

  async function submit(data: FormData) {
    const chosen = String(data.get('to'))
    setWorking(true)
    const change = () => {
      if (act.kind === 'sort') return sortDocument(item.id, chosen)
      const to = chosen === '' ? null : chosen
      return act.of === 'folder' ? moveFolder(item.id, to) : moveDocument(item.id, to)
    }
    const problem = await run(change, t(`done.${act.kind}`, { name: item.name }))
    setWorking(false)
    setError(problem ?? undefined)
  }

  return (
    <Dialog
      open
      onClose={onClose}
      title={t(act.kind === 'sort' ? 'sortOf' : 'moveOf', { name: item.name })}
      closeLabel={t('cancel')}
      footer={
        <>
          <button type="button" className={buttonClass()} onClick={onClose}>
            {t('cancel')}
          </button>
          <button type="submit" form={form} className={buttonClass('primary')} disabled={working}>
            {t(act.kind)}
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
        <SelectField
          name="to"
          label={t(act.kind === 'sort' ? 'category' : 'folder')}
          defaultValue={now}
          error={error}
        >
          {act.kind === 'sort' ? (
            categories.map((each) => (
              <option key={each} value={each}>
                {t(`categories.${each}`)}
              </option>
            ))
          ) : (
            <>
              <option value="">{t('top')}</option>
              {places.map(({ id, path }) => (
                <option key={id} value={id}>
                  {path.join(' / ')}
                </option>
              ))}
            </>
          )}
        </SelectField>
      </form>
    </Dialog>
  )
}
