'use client'

import { Ellipsis, FileImage, FileSpreadsheet, FileText } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { DateTime } from '@/components/ui/date-time'
import { ActionMenu } from '@/components/ui/overlay/action-menu'
import type { StoredDocument } from '@/lib/documents/schema'
import type { DocumentAction } from './document-action'
import { useFileSize } from './file-size'

function Icon({ mime }: { mime: string }) {
  const Shape = mime.startsWith('image/')
    ? FileImage
    : mime.includes('spreadsheet')
      ? FileSpreadsheet
      : FileText
  return <Shape size={16} className="mt-1 shrink-0 text-soft" aria-hidden="true" />
}

/** A document by name, which saves it; what else can be done is in its menu. */
export function DocumentRow({
  document,
  showCategory,
  onAction,
}: {
  document: StoredDocument
  showCategory: boolean
  onAction: (action: DocumentAction) => void
}) {
  const t = useTranslations('documents')
  const size = useFileSize()
  const { id, name, mime, bytes, category } = document
  const href = `/api/documents/${id}`
  const of = { of: 'document', item: document } as const
  return (
    <div className="flex items-start gap-2 py-1.5">
      <Icon mime={mime} />
      <div className="min-w-0 grow">
        <a href={href} download={name} className="text-sm font-medium break-all hover:text-seal">
          {name}
        </a>
        <p className="flex flex-wrap gap-x-2 text-xs text-soft">
          <span>{size(bytes)}</span>
          <DateTime at={document.created_at} />
          {showCategory ? <span>{t(`categories.${category}`)}</span> : null}
        </p>
      </div>
      <ActionMenu
        label={<Ellipsis size={18} aria-hidden="true" />}
        ariaLabel={t('actsOf', { name })}
        className="grid size-9 shrink-0 place-content-center text-soft hover:text-ink"
        actions={[
          { key: 'download', label: t('download'), onSelect: () => window.location.assign(href) },
          {
            key: 'rename',
            label: t('rename'),
            onSelect: () => onAction({ kind: 'rename', ...of }),
          },
          { key: 'move', label: t('move'), onSelect: () => onAction({ kind: 'move', ...of }) },
          { key: 'sort', label: t('sort'), onSelect: () => onAction({ kind: 'sort', ...of }) },
          {
            key: 'delete',
            label: t('delete'),
            danger: true,
            onSelect: () => onAction({ kind: 'delete', ...of }),
          },
        ]}
      />
    </div>
  )
}
