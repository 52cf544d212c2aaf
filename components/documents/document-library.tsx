'use client'

import { useTranslations } from 'next-intl'
import { type ReactNode, useState } from 'react'
import { buttonClass } from '@/components/ui/button-class'
import { ErrorState } from '@/components/ui/error-state'
import { Skeleton } from '@/components/ui/skeleton'
import type { Library } from '@/lib/documents/schema'
import { type DocumentAction, DocumentDialogs } from './document-dialogs'
import type { DocumentsView } from './documents-panel'
import { DropZone } from './drop-zone'
import { FileTree } from './file-tree'
import { LibraryHeader } from './library-header'
import { LibraryList } from './library-list'
import { reloadLibrary } from './library-store'
import { UploadList } from './upload-list'
import { useLibrary } from './use-library'

function LibraryContent({ view, shelf }: { view: DocumentsView; shelf: Library }) {
  const [act, setAct] = useState<DocumentAction | null>(null)
  const [said, setSaid] = useState('')
  const List = view === 'files' ? FileTree : LibraryList
  return (
    <DropZone>
      <LibraryHeader shelf={shelf} onNewFolder={view === 'files' ? setAct : null} />
      <UploadList />
      <p role="status" className="text-sm text-soft">
        {said}
      </p>
      <List shelf={shelf} onAct={setAct} />
      <DocumentDialogs act={act} shelf={shelf} onClose={() => setAct(null)} onDone={setSaid} />
    </DropZone>
  )
}

/** What a person keeps, in one of its two views. */
export function DocumentLibrary({ view, visitor }: { view: DocumentsView; visitor: ReactNode }) {
  const t = useTranslations('documents')
  const shelf = useLibrary()
  if (shelf.state === 'visitor') return visitor
  if (shelf.state === 'failed') {
    return (
      <ErrorState
        title={t('failed.title')}
        action={
          <button type="button" className={buttonClass()} onClick={() => void reloadLibrary()}>
            {t('failed.retry')}
          </button>
        }
      >
        {t('failed.text')}
      </ErrorState>
    )
  }
  if (shelf.state === 'loading') {
    return (
      <div aria-busy="true">
        <p role="status" className="sr-only">
          {t('loading')}
        </p>
        <Skeleton lines={4} />
      </div>
    )
  }
  return <LibraryContent view={view} shelf={shelf.shelf} />
}
