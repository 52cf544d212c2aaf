import { useLocale, useTranslations } from 'next-intl'
import { buttonClass } from '@/components/ui/button-class'
import { removeCollection, renameCollection } from '@/lib/knowledge/actions'
import type { Collection } from '@/lib/knowledge/schema'
import { leaveCollection } from '@/lib/knowledge/sharing/actions'
import { CollectionFields } from './collection-fields'

/** How a collection is called, for whoever may change it. */
export function CollectionForm({
  collection,
}: {
  collection: Omit<Collection, 'organization_id'>
}) {
  const t = useTranslations('knowledge.collections')
  const locale = useLocale()
  return (
    <form
      action={renameCollection.bind(null, locale, collection.id)}
      className="grid max-w-md gap-3"
    >
      <h2 className="text-lg font-bold">{t('edit')}</h2>
      <CollectionFields given={collection} />
      <div>
        <button type="submit" className={buttonClass()}>
          {t('save')}
        </button>
      </div>
    </form>
  )
}

/** The end of one's own collection. */
export function CollectionDeletion({ id }: { id: string }) {
  const t = useTranslations('knowledge.collections')
  const locale = useLocale()
  return (
    <form action={removeCollection.bind(null, locale, id)} className="border-t border-line pt-4">
      <p className="mb-2 text-sm text-soft">{t('deleteText')}</p>
      <button type="submit" className={buttonClass('danger')}>
        {t('delete')}
      </button>
    </form>
  )
}

/** Whoever was named gives a collection back. */
export function CollectionLeaving({ id }: { id: string }) {
  const t = useTranslations('knowledge.shared')
  const locale = useLocale()
  return (
    <form action={leaveCollection.bind(null, locale, id)} className="border-t border-line pt-4">
      <p className="mb-2 text-sm text-soft">{t('leaveText')}</p>
      <button type="submit" className={buttonClass()}>
        {t('leave')}
      </button>
    </form>
  )
}
