import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { buttonClass } from '@/components/ui/button-class'
import { DateTime } from '@/components/ui/date-time'
import { Dialog } from '@/components/ui/overlay/dialog'
import { apiSend } from '@/lib/api-client'
import { useEditor, useSession } from './session/use-editor'

/** Another window or person has saved meanwhile: which text is to go on. Neither is lost. */
export function ConflictDialog() {
  const t = useTranslations('documentEditor.conflict')
  const session = useSession()
  const saving = useEditor((snapshot) => snapshot.saving)
  const [problem, setProblem] = useState('')
  const { conflict } = session.saver
  if (saving !== 'conflict' || !conflict) return null

  async function giveWay() {
    if (!conflict) return
    const { document } = session.written
    const name = t('copyName', { name: document.name }).slice(0, 120)
    try {
      await apiSend('/api/documents/written', {
        method: 'POST',
        body: {
          name,
          folder: document.folder_id,
          category: document.category,
          content: session.content(),
        },
      })
      session.adopt(conflict)
    } catch {
      setProblem(t('failed'))
    }
  }

  return (
    <Dialog
      open
      onClose={() => {}}
      title={t('title')}
      closeLabel={t('close')}
      footer={
        <>
          <button type="button" className={buttonClass()} onClick={() => void giveWay()}>
            {t('theirs')}
          </button>
          <button
            type="button"
            className={buttonClass('primary')}
            onClick={() => void session.saver.overrule()}
          >
            {t('mine')}
          </button>
        </>
      }
    >
      <p>
        {t('text')} <DateTime at={conflict.updated_at} />
      </p>
      <p className="mt-2 text-sm text-soft">{t('nothingLost')}</p>
      {problem ? (
        <p role="alert" className="mt-2 text-sm font-medium text-danger">
          {problem}
        </p>
      ) : null}
    </Dialog>
  )
}
