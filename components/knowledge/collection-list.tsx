import { useLocale, useTranslations } from 'next-intl'
import { buttonClass } from '@/components/ui/button-class'
import { Tag } from '@/components/ui/tag'
import { Link } from '@/lib/i18n/navigation'
import { makeCollection } from '@/lib/knowledge/actions'
import type { KnowledgeCollection } from '@/lib/knowledge/types'
import { CollectionFields } from './collection-fields'
import { CollectionMark } from './collection-mark'
import { collectionPath } from './knowledge-paths'

/** The collections, and the form for another while the plan has room. */
export function CollectionList({
  collections,
  most,
  name,
  open,
}: {
  collections: KnowledgeCollection[]
  most: number
  /** What was typed into a form that was not taken. */
  name: string | undefined
  open: boolean
}) {
  const t = useTranslations('knowledge.collections')
  const locale = useLocale()
  return (
    <section aria-labelledby="collections">
      <h2 id="collections" className="text-lg font-bold">
        {t('title')}
      </h2>
      <p className="mt-1 text-sm text-soft">{t('text')}</p>
      {collections.length === 0 ? <p className="mt-3 text-sm">{t('empty')}</p> : null}
      <ul className="mt-3">
        {collections.map(({ id, color, name: called, description, matter, documents, others }) => (
          <li key={id} className="border-t border-line py-2.5">
            <Link href={collectionPath(id)} className="flex items-baseline gap-2 hover:text-seal">
              <CollectionMark color={color} />
              <span className="min-w-0 grow font-semibold break-words">{called}</span>
              <span className="shrink-0 text-sm text-soft tabular-nums">
                {t('documents', { count: documents.length + others.length })}
              </span>
            </Link>
            {matter ? (
              <p className="pl-4.5">
                <Tag>{t('matter', { matter })}</Tag>
              </p>
            ) : null}
            {description ? <p className="pl-4.5 text-sm text-soft">{description}</p> : null}
          </li>
        ))}
      </ul>
      {collections.length < most ? (
        <details className="border-t border-line pt-3" open={open}>
          <summary className="cursor-pointer text-sm font-semibold">{t('new')}</summary>
          <form action={makeCollection.bind(null, locale)} className="mt-3 grid max-w-md gap-3">
            <CollectionFields given={name ? { name } : {}} />
            <div>
              <button type="submit" className={buttonClass()}>
                {t('make')}
              </button>
            </div>
          </form>
        </details>
      ) : (
        <p className="border-t border-line pt-3 text-sm text-soft">
          {t('limit', { most })}{' '}
          <Link href="/pricing" className="link">
            {t('plans')}
          </Link>
        </p>
      )}
    </section>
  )
}
