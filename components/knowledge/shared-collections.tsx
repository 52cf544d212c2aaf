import { useTranslations } from 'next-intl'
import { Tag } from '@/components/ui/tag'
import { Link } from '@/lib/i18n/navigation'
import type { SharedCollection } from '@/lib/knowledge/sharing/schema'
import { CollectionMark } from './collection-mark'
import { collectionPath, documentPath } from './knowledge-paths'

/** The collections that others share; nothing where there are none. */
export function SharedCollections({ shared }: { shared: readonly SharedCollection[] }) {
  const t = useTranslations('knowledge')
  if (shared.length === 0) return null
  return (
    <section aria-labelledby="shared" className="mt-8">
      <h2 id="shared" className="text-lg font-bold">
        {t('shared.title')}
      </h2>
      <ul className="mt-3">
        {shared.map(({ id, color, name, matter, organization, holder, access, documents }) => (
          <li key={id} className="border-t border-line py-2.5">
            <Link href={collectionPath(id)} className="flex items-baseline gap-2 hover:text-seal">
              <CollectionMark color={color} />
              <span className="min-w-0 grow font-semibold break-words">{name}</span>
              <span className="shrink-0 text-sm text-soft tabular-nums">
                {t('collections.documents', { count: documents.length })}
              </span>
            </Link>
            <p className="flex flex-wrap items-center gap-x-2 pl-4.5 text-sm text-soft">
              <span className="break-words">{organization}</span>
              <span className="break-all">{t('shared.by', { holder })}</span>
              {matter ? (
                <Tag>
                  {t('matter.tag')} {matter}
                </Tag>
              ) : null}
              {access === 'edit' ? <Tag>{t('sharing.access.edit')}</Tag> : null}
            </p>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** What stands in a collection that somebody else shares: it is read, and not changed. */
export function SharedDocuments({ collection }: { collection: SharedCollection }) {
  const t = useTranslations('knowledge.shared')
  const { documents, organization, holder } = collection
  return (
    <section aria-labelledby="documents" className="max-w-2xl">
      <h2 id="documents" className="text-lg font-bold">
        {t('documents')}
      </h2>
      <p className="mt-1 text-sm text-soft">{t('text', { organization, holder })}</p>
      {documents.length === 0 ? <p className="mt-3 text-sm">{t('empty')}</p> : null}
      <ul className="mt-3">
        {documents.map(({ id, name }) => (
          <li key={id} className="border-t border-line py-2.5">
            <Link href={documentPath(id)} className="break-words hover:text-seal">
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
