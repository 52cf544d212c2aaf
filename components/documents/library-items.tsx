import { useTranslations } from 'next-intl'
import type { FollowedReading, TextHit } from '@/lib/documents/reading/schema'
import type { StoredDocument } from '@/lib/documents/schema'
import type { DocumentAction } from './document-action'
import { DocumentRow } from './document-row'

/** The documents of the library, below each other or side by side; each can be chosen. */
export function LibraryItems({
  documents,
  readings,
  hits,
  layout,
  chosen,
  onChoose,
  onAction,
}: {
  documents: readonly StoredDocument[]
  readings: readonly FollowedReading[]
  /** Where the words that are looked for stand in a text, by document. */
  hits: ReadonlyMap<string, TextHit>
  layout: 'list' | 'grid'
  chosen: ReadonlySet<string>
  onChoose: (id: string, isChosen: boolean) => void
  onAction: (action: DocumentAction) => void
}) {
  const t = useTranslations('documents')
  const read = new Map(readings.map((reading) => [reading.document_id, reading]))
  const looks =
    layout === 'grid'
      ? 'grid gap-2 grid-cols-[repeat(auto-fill,minmax(15rem,1fr))] *:border *:border-line *:px-2'
      : 'divide-y divide-line border-y border-line'
  return (
    <ul className={looks} aria-label={t('list')} data-layout={layout}>
      {documents.map((document) => (
        <li key={document.id} className="flex items-start gap-2">
          <input
            type="checkbox"
            aria-label={t('select', { name: document.name })}
            checked={chosen.has(document.id)}
            className="mt-3 size-4 shrink-0 accent-seal"
            onChange={({ currentTarget }) => onChoose(document.id, currentTarget.checked)}
          />
          <div className="min-w-0 grow">
            <DocumentRow
              document={document}
              reading={read.get(document.id)}
              hit={hits.get(document.id)}
              showCategory
              onAction={onAction}
            />
          </div>
        </li>
      ))}
    </ul>
  )
}
