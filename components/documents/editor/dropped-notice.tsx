import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { CloseButton } from '@/components/ui/close-button'
import { droppedKinds } from '@/lib/documents/editor/constants'
import { warningCodes } from '@/lib/documents/read/types'
import { useSession } from './session/use-editor'

/** What of the file that this is a copy of was not carried over. */
export function DroppedNotice() {
  const t = useTranslations('documentEditor.dropped')
  const { dropped } = useSession().written
  const [hidden, setHidden] = useState(false)
  const named = [...warningCodes, ...droppedKinds].filter((each) => dropped.includes(each))
  if (hidden || named.length === 0) return null
  return (
    <aside
      aria-label={t('title')}
      className="no-print flex items-start gap-3 border-b border-line bg-warn-sheet px-4 py-2 text-sm"
    >
      <p className="grow py-1">
        <span className="font-semibold">{t('title')}: </span>
        {named.map((each) => t(each)).join(', ')}
      </p>
      <CloseButton label={t('hide')} onClick={() => setHidden(true)} />
    </aside>
  )
}
