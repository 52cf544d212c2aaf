'use client'

import { useTranslations } from 'next-intl'
import { type ReactNode, useState } from 'react'
import { buttonClass } from '@/components/ui/button-class'
import { ErrorState } from '@/components/ui/error-state'
import { Skeleton } from '@/components/ui/skeleton'
import type { Shelf } from '@/lib/documents/schema'
import { type Act, DocumentDialogs } from './document-dialogs'
import type { DocumentsView } from './documents-panel'
import { DropPlace } from './drop-place'
import { FileTree } from './file-tree'
import { LibraryList } from './library-list'
import { ShelfHead } from './shelf-head'
import { reloadShelf } from './shelf-store'
import { UploadList } from './upload-list'
import { useShelf } from './use-shelf'

function Shelves({ view, shelf }: { view: DocumentsView; shelf: Shelf }) {
  const [act, setAct] = useState<Act | null>(null)
  const [said, setSaid] = useState('')
  const List = view === 'files' ? FileTree : LibraryList
  return (
    <DropPlace>
      <ShelfHead shelf={shelf} onNewFolder={view === 'files' ? setAct : null} />
      <UploadList />
      <p role="status" className="text-sm text-soft">
        {said}
      </p>
      <List shelf={shelf} onAct={setAct} />
      <DocumentDialogs act={act} shelf={shelf} onClose={() => setAct(null)} onDone={setSaid} />
    </DropPlace>
  )
}

/** What a person keeps, in one of its two views. */
export function DocumentsRoom({ view, visitor }: { view: DocumentsView; visitor: ReactNode }) {
  const t = useTranslations('documents')
  const shelf = useShelf()
  if (shelf.state === 'visitor') return visitor
  if (shelf.state === 'failed') {
    return (
      <ErrorState
        title={t('failed.title')}
        action={
          <button type="button" className={buttonClass()} onClick={() => void reloadShelf()}>
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
  return <Shelves view={view} shelf={shelf.shelf} />
}
