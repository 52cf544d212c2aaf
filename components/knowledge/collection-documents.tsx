import { NextIntlClientProvider, useLocale, useMessages, useTranslations } from 'next-intl'
import { buttonClass } from '@/components/ui/button-class'
import { Tag } from '@/components/ui/tag'
import { Link } from '@/lib/i18n/navigation'
import { groupsOf } from '@/lib/knowledge/document-groups'
import { chooseDocuments } from '@/lib/knowledge/sharing/actions'
import type { Knowledge, KnowledgeDocument } from '@/lib/knowledge/types'
import { ChooseMany } from './choose-many'
import { documentPath } from './knowledge-paths'

/** A document of somebody else that stands in the collection. */
type OthersDocument = { id: string; name: string; email?: string }

/** Which documents stand in a collection that one may change: one's own to choose from, and those of others. */
export function CollectionDocuments({
  collection: id,
  chosen,
  documents,
  others,
  knowledge: { folders, tags },
}: {
  collection: string
  /** Of one's own. */
  chosen: readonly string[]
  documents: readonly KnowledgeDocument[]
  others: readonly OthersDocument[]
  knowledge: Pick<Knowledge, 'folders' | 'tags'>
}) {
  const t = useTranslations('knowledge')
  const locale = useLocale()
  const { many } = useMessages().knowledge.collections
  const rows = [
    ...others.map((document) => ({ ...document, isChosen: true, index: 'ready' as const })),
    ...documents.map(({ id: own, name, index }) => {
      return { id: own, name, index, email: undefined, isChosen: chosen.includes(own) }
    }),
  ]
  return (
    <section aria-labelledby="choose">
      <h2 id="choose" className="text-lg font-bold">
        {t('collections.choose')}
      </h2>
      {rows.length === 0 ? (
        <p className="mt-2 text-sm text-soft">{t('collections.noDocuments')}</p>
      ) : (
        <form action={chooseDocuments.bind(null, locale, id)}>
          <p className="mt-1 text-sm text-soft">{t('collections.chooseText')}</p>
          <NextIntlClientProvider messages={{ knowledge: { collections: { many } } }}>
            <ChooseMany groups={groupsOf(documents, folders, tags)} />
          </NextIntlClientProvider>
          <ul className="mt-1">
            {rows.map(({ id: document, name, index, email, isChosen }) => (
              <li key={document} className="border-t border-line py-2.5">
                {isChosen ? <input type="hidden" name="shown" value={document} /> : null}
                <label className="flex items-start gap-2.5">
                  <input
                    type="checkbox"
                    name="document"
                    value={document}
                    defaultChecked={isChosen}
                    className="mt-1 size-4 shrink-0 accent-seal"
                  />
                  <span className="min-w-0 grow break-words">{name}</span>
                  {index === 'ready' ? null : <Tag>{t(`states.${index}`)}</Tag>}
                </label>
                {others.some((one) => one.id === document) ? (
                  <p className="flex flex-wrap gap-x-3 pl-6.5 text-sm text-soft">
                    {email ? <span className="break-all">{email}</span> : null}
                    <Link href={documentPath(document)} className="link">
                      {t('sharing.read')}
                    </Link>
                  </p>
                ) : null}
              </li>
            ))}
          </ul>
          <button type="submit" className={`${buttonClass('primary')} mt-4`}>
            {t('collections.chooseSave')}
          </button>
        </form>
      )}
    </section>
  )
}
