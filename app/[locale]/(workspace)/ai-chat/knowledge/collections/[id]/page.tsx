import type { Metadata } from 'next'
import { getLocale, getTranslations } from 'next-intl/server'
import { CollectionEditor } from '@/components/knowledge/collection-editor'
import { CollectionMark } from '@/components/knowledge/collection-mark'
import { askPath, collectionPath, knowledgePath } from '@/components/knowledge/knowledge-paths'
import { ProblemNotice } from '@/components/knowledge/problem-notice'
import { SharedDocuments } from '@/components/knowledge/shared-collections'
import { SharingForm } from '@/components/knowledge/sharing-form'
import { NotFoundView } from '@/components/layout/errors/not-found-view'
import { BackLink } from '@/components/layout/navigation/back-link'
import { buttonClass, inputClass } from '@/components/ui/button-class'
import { getPathname, Link } from '@/lib/i18n/navigation'
import { longestQuery } from '@/lib/knowledge/constants'
import { loadKnowledge, loadSharingChoices } from '@/lib/knowledge/loaders'
import { pageMetadata } from '@/lib/page-metadata'
import { firstText } from '@/lib/page-params'

type Props = {
  params: Promise<{ id: string }>
  searchParams: Promise<Record<string, string | string[] | undefined>>
}

export async function generateMetadata(): Promise<Metadata> {
  return pageMetadata(await getLocale(), 'knowledge')
}

/** One collection: search in it, what stands in it, how it is called. */
export default async function CollectionPage({ params, searchParams }: Props) {
  const [{ id }, query] = await Promise.all([params, searchParams])
  const { collections, documents, shared } = await loadKnowledge(collectionPath(id))
  const own = collections.find((one) => one.id === id)
  const others = shared.find((one) => one.id === id)
  const collection = own ?? others
  if (!collection) return <NotFoundView />
  const [t, locale, organizations] = await Promise.all([
    getTranslations('knowledge'),
    getLocale(),
    own ? loadSharingChoices(collectionPath(id)) : [],
  ])
  return (
    <div className="page w-full pt-4 pb-14">
      <BackLink href={knowledgePath}>{t('collections.back')}</BackLink>
      <h1 className="mt-3 flex items-center gap-2.5 text-2xl font-bold tracking-tight">
        <CollectionMark color={collection.color} />
        <span className="min-w-0 break-words">{collection.name}</span>
      </h1>
      {collection.description ? (
        <p className="mt-1 text-sm text-soft">{collection.description}</p>
      ) : null}
      <form
        action={getPathname({ locale, href: knowledgePath })}
        className="my-5 flex max-w-xl flex-wrap items-end gap-2"
      >
        <input type="hidden" name="in" value={id} />
        <label className="min-w-52 grow text-sm">
          <span className="mb-1 block font-semibold">{t('collections.searchIn')}</span>
          <input type="search" name="q" required maxLength={longestQuery} className={inputClass} />
        </label>
        <button type="submit" className={buttonClass()}>
          {t('search.submit')}
        </button>
      </form>
      <p className="mb-5 text-sm">
        <Link href={askPath('', id)} className="link">
          {t('collections.ask')}
        </Link>
      </p>
      <div className="mb-5">
        <ProblemNotice reason={firstText(query.reason)} />
      </div>
      {own ? (
        <>
          <SharingForm collection={own} organizations={organizations} />
          <CollectionEditor collection={own} documents={documents} />
        </>
      ) : null}
      {others ? <SharedDocuments collection={others} /> : null}
    </div>
  )
}
