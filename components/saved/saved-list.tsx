import { useTranslations } from 'next-intl'
import { DateTime } from '@/components/ui/date-time'
import { Tag } from '@/components/ui/tag'
import { Link } from '@/lib/i18n/navigation'
import type { SavedSource, SharingChoice } from '@/lib/saved/schema'
import { MemoBox } from './memo/memo-choice'
import { RemarkForm } from './remark-form'
import { RemoveButton } from './remove-button'

/** What one has saved, the last first, each with its note and the form that changes it. */
export function SavedList({
  sources,
  folders,
  organizations,
}: {
  sources: readonly SavedSource[]
  folders: readonly string[]
  organizations: readonly SharingChoice[]
}) {
  const t = useTranslations('saved')
  const nameOf = new Map(organizations.map(({ id, name }) => [id, name]))
  return (
    <ul className="border-t border-line">
      {sources.map((source) => (
        <li key={source.id} className="border-b border-line py-4">
          <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-1">
            <p className="min-w-0 break-words" lang="ko">
              {source.kind === 'decision' ? (
                <>
                  <MemoBox serial={source.reference} name={source.citation} />{' '}
                </>
              ) : null}
              <Link href={source.path} className="cite font-semibold">
                {source.citation}
              </Link>{' '}
              <span className="text-soft">{source.name}</span>
            </p>
            <RemoveButton id={source.id} name={source.citation} />
          </div>
          {source.note ? (
            <p className="mt-1 max-w-[42em] whitespace-pre-line break-words">{source.note}</p>
          ) : null}
          <p className="mt-1 flex flex-wrap items-center gap-x-2 text-sm text-soft">
            {source.folder ? <Tag>{source.folder}</Tag> : null}
            {nameOf.has(source.organization_id ?? '') ? (
              <span>
                {t('sharedWith', { organization: nameOf.get(source.organization_id ?? '') ?? '' })}
              </span>
            ) : null}
            <DateTime at={source.created_at} />
          </p>
          <details className="mt-1">
            <summary className="inline-flex min-h-9 cursor-pointer items-center text-sm">
              <span className="link">{t(source.note ? 'remark.edit' : 'remark.add')}</span>
              <span className="sr-only">: {source.citation}</span>
            </summary>
            <RemarkForm source={source} folders={folders} organizations={organizations} />
          </details>
        </li>
      ))}
    </ul>
  )
}
