'use client'

import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { buttonClass } from '@/components/ui/button-class'
import { SelectField } from '@/components/ui/form/field'
import { moveDocuments, trashDocuments } from '@/lib/documents/actions'
import { treeOf } from '@/lib/documents/folder-tree'
import { type Library, mostArchived } from '@/lib/documents/schema'
import type { WriteResult } from '@/lib/documents/types'
import { reloadApi } from '@/lib/use-api'
import { FormDialog } from './form-dialog'

/** What can be done with several documents at once. */
export function BulkBar({
  library,
  ids,
  inTrash,
  onDone,
}: {
  library: Library
  ids: readonly string[]
  inTrash: boolean
  /** Called with what was done, as a sentence; the selection is over. */
  onDone: (status: string) => void
}) {
  const t = useTranslations('documents')
  const [moving, setMoving] = useState(false)
  const [working, setWorking] = useState(false)
  const [problem, setProblem] = useState('')

  async function run(write: () => Promise<WriteResult>): Promise<string | null> {
    setWorking(true)
    setProblem('')
    const result = await write().catch((): WriteResult => ({ ok: false, reason: 'unavailable' }))
    await reloadApi('/api/documents')
    setWorking(false)
    if (!result.ok) return t(`refused.${result.reason}`)
    onDone(t('bulk.done', { count: ids.length }))
    return null
  }
  const runHere = (write: () => Promise<WriteResult>) =>
    void run(write).then((refused) => setProblem(refused ?? ''))

  const button = buttonClass()
  return (
    <section
      aria-label={t('bulk.label')}
      className="flex flex-wrap items-center gap-2 border border-line bg-sheet p-2"
    >
      <p role="status" className="grow text-sm font-semibold">
        {t('selected', { count: ids.length })}
      </p>
      {inTrash ? null : (
        <button type="button" className={button} disabled={working} onClick={() => setMoving(true)}>
          {t('bulk.move')}
        </button>
      )}
      <button
        type="button"
        className={button}
        onClick={() => {
          if (ids.length > mostArchived) setProblem(t('bulk.tooMany', { most: mostArchived }))
          else window.location.assign(`/api/documents/archive?ids=${ids.join(',')}`)
        }}
      >
        {t('bulk.archive')}
      </button>
      <button
        type="button"
        className={button}
        disabled={working}
        onClick={() => runHere(() => trashDocuments([...ids], !inTrash))}
      >
        {t(inTrash ? 'bulk.restore' : 'bulk.trash')}
      </button>
      <button type="button" className={buttonClass('bare')} onClick={() => onDone('')}>
        {t('selectNone')}
      </button>
      {problem ? (
        <p role="alert" className="basis-full text-sm font-medium text-danger">
          {problem}
        </p>
      ) : null}
      {moving ? (
        <FormDialog
          title={t('bulk.moveTitle', { count: ids.length })}
          send={t('bulk.move')}
          onClose={() => setMoving(false)}
          onSubmit={(data) => {
            const to = String(data.get('to') ?? '')
            return run(() => moveDocuments([...ids], to === '' ? null : to))
          }}
        >
          {(error) => (
            <SelectField name="to" label={t('folder')} error={error}>
              <option value="">{t('top')}</option>
              {treeOf(library.folders).map(({ id, path }) => (
                <option key={id} value={id}>
                  {path.join(' / ')}
                </option>
              ))}
            </SelectField>
          )}
        </FormDialog>
      ) : null}
    </section>
  )
}
