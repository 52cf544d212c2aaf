'use client'

import { ChevronRight, Ellipsis, Folder as FolderIcon, FolderPlus } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { type RefObject, useId, useRef, useState } from 'react'
import { buttonClass } from '@/components/ui/button-class'
import { EmptyState } from '@/components/ui/empty-state'
import { ActionMenu } from '@/components/ui/overlay/action-menu'
import { arrange } from '@/lib/documents/arrange'
import { deepestFolder } from '@/lib/documents/constants'
import { acceptedEndings } from '@/lib/documents/document-kind'
import { type TreeFolder, treeOf } from '@/lib/documents/folder-tree'
import type { Library } from '@/lib/documents/schema'
import type { DocumentAction } from './document-action'
import { DocumentRow } from './document-row'
import { DropZone } from './drop-zone'
import { NewDocumentButton } from './editor/new-document-button'
import { isFull, StorageUse } from './storage-use'
import { UploadButton } from './upload-button'
import { UploadList } from './upload-list'
import { upload } from './upload-store'

type Shared = {
  library: Library
  tree: readonly TreeFolder[]
  onAction: (action: DocumentAction) => void
  onUpload: (folder: string) => void
}

function FolderRow({ folder, ...shared }: Shared & { folder: TreeFolder }) {
  const t = useTranslations('documents')
  const [open, setOpen] = useState(false)
  const id = useId()
  const { library, tree, onAction, onUpload } = shared
  const of = { of: 'folder', item: folder } as const
  const held =
    library.documents.filter(({ folder_id }) => folder_id === folder.id).length +
    tree.filter(({ parent_id }) => parent_id === folder.id).length
  return (
    <li
      onDragOver={(event) => event.preventDefault()}
      onDrop={(event) => {
        if (event.dataTransfer.files.length === 0) return
        // The folder takes it, and not the drop zone around it as well.
        event.preventDefault()
        event.stopPropagation()
        upload(event.dataTransfer.files, { folder: folder.id, category: 'others' })
      }}
    >
      <div className="flex items-center gap-1">
        <button
          type="button"
          aria-expanded={open}
          aria-controls={open ? id : undefined}
          className="flex min-h-10 min-w-0 grow items-center gap-1.5 text-left text-sm font-medium hover:text-seal"
          onClick={() => setOpen(!open)}
        >
          <ChevronRight
            size={16}
            className={`shrink-0 text-soft ${open ? 'rotate-90' : ''}`}
            aria-hidden="true"
          />
          <FolderIcon size={16} className="shrink-0 text-soft" aria-hidden="true" />
          <span className="min-w-0 wrap-anywhere">{folder.name}</span>
          <span className="text-xs font-normal text-soft">{t('held', { count: held })}</span>
        </button>
        <ActionMenu
          label={<Ellipsis size={18} aria-hidden="true" />}
          ariaLabel={t('actsOf', { name: folder.name })}
          className="grid size-9 shrink-0 place-content-center text-soft hover:text-ink"
          actions={[
            { key: 'upload', label: t('uploadHere'), onSelect: () => onUpload(folder.id) },
            {
              key: 'new',
              label: t('newFolderHere'),
              disabled: folder.depth >= deepestFolder,
              onSelect: () => onAction({ kind: 'newFolder', parent: folder.id }),
            },
            {
              key: 'rename',
              label: t('rename'),
              onSelect: () => onAction({ kind: 'rename', ...of }),
            },
            { key: 'move', label: t('move'), onSelect: () => onAction({ kind: 'move', ...of }) },
            {
              key: 'archive',
              label: t('archive'),
              disabled: held === 0,
              onSelect: () => window.location.assign(`/api/documents/archive?folder=${folder.id}`),
            },
            {
              key: 'delete',
              label: t('delete'),
              danger: true,
              onSelect: () => onAction({ kind: 'delete', ...of }),
            },
          ]}
        />
      </div>
      {open ? (
        <div id={id} className="ml-2 border-l border-line pl-3">
          {held > 0 ? (
            <Level parent={folder.id} {...shared} />
          ) : (
            <p className="py-2 text-sm text-soft">{t('emptyFolder')}</p>
          )}
        </div>
      ) : null}
    </li>
  )
}

function Level({ parent, ...shared }: Shared & { parent: string | null }) {
  const { library, tree, onAction } = shared
  const here = library.documents.filter(({ folder_id }) => folder_id === parent)
  return (
    <ul>
      {tree
        .filter(({ parent_id }) => parent_id === parent)
        .map((folder) => (
          <FolderRow key={folder.id} folder={folder} {...shared} />
        ))}
      {arrange(here, { category: 'all', sort: 'name', words: '' }).map((document) => (
        <li key={document.id}>
          <DocumentRow
            document={document}
            reading={library.readings.find(({ document_id }) => document_id === document.id)}
            showCategory={false}
            onAction={onAction}
          />
        </li>
      ))}
    </ul>
  )
}

/** Opens the file picker for a folder: its menu has closed by then. */
function FolderPicker({
  input,
  folder,
}: {
  input: RefObject<HTMLInputElement | null>
  folder: string | null
}) {
  const t = useTranslations('documents')
  return (
    <input
      ref={input}
      type="file"
      multiple
      hidden
      aria-label={t('uploadHere')}
      accept={acceptedEndings}
      onChange={({ currentTarget }) => {
        if (currentTarget.files) upload([...currentTarget.files], { folder, category: 'others' })
        currentTarget.value = ''
      }}
    />
  )
}

/** The file explorer: uploads, and folders as a tree, each with what it holds. */
export function FileTree({
  library,
  status,
  onPage,
  onAction,
}: {
  library: Library
  /** What the last action has done, as a sentence. */
  status: string
  onPage: boolean
  onAction: (action: DocumentAction) => void
}) {
  const t = useTranslations('documents')
  const input = useRef<HTMLInputElement>(null)
  const [folder, setFolder] = useState<string | null>(null)
  const documents = library.documents.filter((each) => each.trashed_at === null)
  const { folders } = library
  const top = { folder: null, category: 'others' } as const
  return (
    <DropZone target={top}>
      <p className="text-sm text-soft">{t('filesText')}</p>
      <div className="flex flex-wrap gap-2">
        <UploadButton
          target={top}
          label={t('upload')}
          disabled={isFull(library)}
          variant={onPage ? 'primary' : 'quiet'}
        />
        <button
          type="button"
          className={buttonClass()}
          onClick={() => onAction({ kind: 'newFolder', parent: null })}
        >
          <FolderPlus size={16} aria-hidden="true" />
          {t('newFolder')}
        </button>
        <NewDocumentButton variant="quiet" />
      </div>
      <StorageUse library={library} />
      <UploadList />
      <p role="status" className="text-sm text-soft">
        {status}
      </p>
      {documents.length + folders.length === 0 && onPage ? (
        // The page itself says that there are none.
        <p className="text-sm text-soft">{t('empty.text')}</p>
      ) : documents.length + folders.length === 0 ? (
        <EmptyState title={t('empty.title')}>{t('empty.text')}</EmptyState>
      ) : (
        <div className="border-t border-line pt-2">
          <FolderPicker input={input} folder={folder} />
          <Level
            parent={null}
            library={{ ...library, documents }}
            tree={treeOf(folders)}
            onAction={onAction}
            onUpload={(id) => {
              setFolder(id)
              input.current?.click()
            }}
          />
        </div>
      )}
    </DropZone>
  )
}
