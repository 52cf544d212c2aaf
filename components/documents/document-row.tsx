'use client'

import { Ellipsis, FileImage, FileSpreadsheet, FileText, Star } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { DateTime } from '@/components/ui/date-time'
import { ActionMenu } from '@/components/ui/overlay/action-menu'
import { starDocument, trashDocument } from '@/lib/documents/actions'
import { isWritten } from '@/lib/documents/editor/constants'
import type { FollowedReading, TextHit } from '@/lib/documents/reading/schema'
import type { StoredDocument } from '@/lib/documents/schema'
import type { WriteResult } from '@/lib/documents/types'
import { Link, useRouter } from '@/lib/i18n/navigation'
import { reloadApi } from '@/lib/use-api'
import type { DocumentAction } from './document-action'
import { useFileSize } from './file-size'
import { ReadingState } from './reading-state'

function Icon({ mime }: { mime: string }) {
  const Shape = mime.startsWith('image/')
    ? FileImage
    : mime.includes('spreadsheet')
      ? FileSpreadsheet
      : FileText
  return <Shape size={16} className="mt-1 shrink-0 text-soft" aria-hidden="true" />
}

/** What stands around the words that were found in a text. */
function HitText({ hit: { page, before, match, after } }: { hit: TextHit }) {
  const t = useTranslations('documents')
  return (
    <p className="mt-1 border-l-2 border-line pl-2 text-sm break-words text-soft">
      {page ? <span className="mr-2 text-xs">{t('onPage', { page })}</span> : null}
      {before}
      <mark className="bg-warn-sheet font-semibold text-ink">{match}</mark>
      {after}
    </p>
  )
}

/** A document by name, which opens it; what else can be done is in its menu. */
export function DocumentRow({
  document,
  reading,
  hit,
  showCategory,
  onAction,
}: {
  document: StoredDocument
  reading?: FollowedReading | undefined
  /** Where the words that were looked for stand in its text. */
  hit?: TextHit | undefined
  showCategory: boolean
  onAction: (action: DocumentAction) => void
}) {
  const t = useTranslations('documents')
  const size = useFileSize()
  const router = useRouter()
  const [problem, setProblem] = useState<string | null>(null)
  const {
    id,
    name,
    mime,
    bytes,
    category,
    tags,
    is_starred: starred,
    trashed_at: trashed,
  } = document
  const href = `/api/documents/${id}`
  const of = { of: 'document', item: document } as const

  /** What can be taken back is done at once; the row says why it was not. */
  async function change(write: () => Promise<WriteResult>): Promise<void> {
    const result = await write().catch((): WriteResult => ({ ok: false, reason: 'unavailable' }))
    setProblem(result.ok ? null : t(`refused.${result.reason}`))
    await reloadApi('/api/documents')
  }

  return (
    <div className="flex items-start gap-2 py-1.5">
      <Icon mime={mime} />
      <div className="min-w-0 grow">
        <Link
          href={`/ai-chat/documents/${id}`}
          className="text-sm font-medium wrap-anywhere hover:text-seal"
        >
          {name}
        </Link>
        <p className="flex flex-wrap gap-x-2 text-xs text-soft">
          <span>{size(bytes)}</span>
          <DateTime at={document.created_at} />
          {showCategory ? <span>{t(`categories.${category}`)}</span> : null}
          {tags.map((tag) => (
            <span key={tag}>#{tag}</span>
          ))}
          {trashed ? (
            <span>
              {t('trashedAt')} <DateTime at={trashed} />
            </span>
          ) : null}
          {reading && !isWritten(document) ? <ReadingState reading={reading} name={name} /> : null}
        </p>
        {hit ? <HitText hit={hit} /> : null}
        {problem ? (
          <p role="alert" className="text-xs font-medium text-danger">
            {problem}
          </p>
        ) : null}
      </div>
      {trashed ? null : (
        <button
          type="button"
          aria-pressed={starred}
          aria-label={t('starOf', { name })}
          className="grid size-9 shrink-0 place-content-center text-soft hover:text-ink aria-pressed:text-seal"
          onClick={() => void change(() => starDocument(id, !starred))}
        >
          <Star size={16} fill={starred ? 'currentColor' : 'none'} aria-hidden="true" />
        </button>
      )}
      <ActionMenu
        label={<Ellipsis size={18} aria-hidden="true" />}
        ariaLabel={t('actsOf', { name })}
        className="grid size-9 shrink-0 place-content-center text-soft hover:text-ink"
        actions={[
          ...(isWritten(document) || mime.startsWith('image/')
            ? []
            : [
                {
                  key: 'copy',
                  label: t('editCopy'),
                  onSelect: () => router.push(`/ai-chat/documents/${id}`),
                },
              ]),
          { key: 'download', label: t('download'), onSelect: () => window.location.assign(href) },
          ...(trashed
            ? [
                {
                  key: 'restore',
                  label: t('restore'),
                  onSelect: () => void change(() => trashDocument(id, false)),
                },
                {
                  key: 'delete',
                  label: t('deleteForever'),
                  danger: true,
                  onSelect: () => onAction({ kind: 'delete', ...of }),
                },
              ]
            : [
                {
                  key: 'rename',
                  label: t('rename'),
                  onSelect: () => onAction({ kind: 'rename', ...of }),
                },
                {
                  key: 'move',
                  label: t('move'),
                  onSelect: () => onAction({ kind: 'move', ...of }),
                },
                {
                  key: 'sort',
                  label: t('sort'),
                  onSelect: () => onAction({ kind: 'sort', ...of }),
                },
                {
                  key: 'tags',
                  label: t('tags'),
                  onSelect: () => onAction({ kind: 'tags', ...of }),
                },
                {
                  key: 'trash',
                  label: t('trash'),
                  onSelect: () => void change(() => trashDocument(id, true)),
                },
              ]),
        ]}
      />
    </div>
  )
}
