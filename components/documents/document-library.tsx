'use client'

import { useTranslations } from 'next-intl'
import { type ReactNode, useState } from 'react'
import { buttonClass } from '@/components/ui/button-class'
import { ErrorState } from '@/components/ui/error-state'
import { Skeleton } from '@/components/ui/skeleton'
import { type Library, librarySchema } from '@/lib/documents/schema'
import { useApi } from '@/lib/use-api'
import type { DocumentAction, DocumentsView } from './document-action'
import { DocumentDialogs } from './document-dialogs'
import { FileTree } from './file-tree'
import { LibraryList } from './library-list'

/** The documents that a person has stored, in one of their two views. Both share one answer of the server. */
export function DocumentLibrary({
  view,
  onPage,
  visitor,
}: {
  view: DocumentsView
  onPage: boolean
  visitor: ReactNode
}) {
  const t = useTranslations('documents')
  // Asked anew whenever a view opens: another tab may have changed it.
  const options = {
    schema: librarySchema,
    maxAgeMs: 0,
    // While something is read, the list follows it.
    refreshMs: (latest: Library | undefined) =>
      latest?.readings.some(({ state }) => state === 'waiting') ? 1500 : 0,
  }
  const { data: library, error, reload } = useApi('/api/documents', options)
  const [action, setAction] = useState<DocumentAction | null>(null)
  const [status, setStatus] = useState('')
  if (error?.code === 'unauthorized') return visitor
  // The documents on the page stay when asking for them once more has failed.
  if (error && !library) {
    return (
      <ErrorState
        title={t('failed.title')}
        action={
          <button type="button" className={buttonClass()} onClick={() => void reload()}>
            {t('failed.retry')}
          </button>
        }
      >
        {t('failed.text')}
      </ErrorState>
    )
  }
  if (!library) {
    return (
      <div aria-busy="true">
        <p role="status" className="sr-only">
          {t('loading')}
        </p>
        <Skeleton lines={4} />
      </div>
    )
  }
  const View = view === 'files' ? FileTree : LibraryList
  return (
    <>
      <View library={library} status={status} onPage={onPage} onAction={setAction} />
      <DocumentDialogs
        action={action}
        library={library}
        onClose={() => setAction(null)}
        onDone={setStatus}
      />
    </>
  )
}
