import { useLocale, useTranslations } from 'next-intl'
import { buttonClass } from '@/components/ui/button-class'
import { Tag } from '@/components/ui/tag'
import { chooseDocuments, removeCollection, renameCollection } from '@/lib/knowledge/actions'
import type { KnowledgeCollection, KnowledgeDocument } from '@/lib/knowledge/types'
import { CollectionFields } from './collection-fields'

/** Which documents stand in a collection, how it is called, and its end. */
export function CollectionEditor({
  collection,
  documents,
}: {
  collection: KnowledgeCollection
  documents: KnowledgeDocument[]
}) {
  const t = useTranslations('knowledge')
  const locale = useLocale()
  const { id } = collection
  return (
    <div className="grid gap-10 lg:grid-cols-[3fr_2fr]">
      <section aria-labelledby="choose">
        <h2 id="choose" className="text-lg font-bold">
          {t('collections.choose')}
        </h2>
        {documents.length === 0 ? (
          <p className="mt-2 text-sm text-soft">{t('collections.noDocuments')}</p>
        ) : (
          <form action={chooseDocuments.bind(null, locale, id)}>
            <p className="mt-1 text-sm text-soft">{t('collections.chooseText')}</p>
            <ul className="mt-3">
              {documents.map((document) => (
                <li key={document.id} className="border-t border-line py-2.5">
                  <label className="flex items-start gap-2.5">
                    <input
                      type="checkbox"
                      name="document"
                      value={document.id}
                      defaultChecked={collection.documents.includes(document.id)}
                      className="mt-1 size-4 shrink-0 accent-seal"
                    />
                    <span className="min-w-0 grow break-words">{document.name}</span>
                    {document.index === 'ready' ? null : <Tag>{t(`states.${document.index}`)}</Tag>}
                  </label>
                </li>
              ))}
            </ul>
            <button type="submit" className={`${buttonClass('primary')} mt-4`}>
              {t('collections.chooseSave')}
            </button>
          </form>
        )}
      </section>
      <div className="space-y-8">
        <form action={renameCollection.bind(null, locale, id)} className="grid max-w-md gap-3">
          <h2 className="text-lg font-bold">{t('collections.edit')}</h2>
          <CollectionFields given={collection} />
          <div>
            <button type="submit" className={buttonClass()}>
              {t('collections.save')}
            </button>
          </div>
        </form>
        <form
          action={removeCollection.bind(null, locale, id)}
          className="border-t border-line pt-4"
        >
          <p className="mb-2 text-sm text-soft">{t('collections.deleteText')}</p>
          <button type="submit" className={buttonClass('danger')}>
            {t('collections.delete')}
          </button>
        </form>
      </div>
    </div>
  )
}
