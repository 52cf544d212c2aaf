import type { Metadata } from 'next'
import { getLocale, getTranslations } from 'next-intl/server'
import { CollectionDocuments } from '@/components/knowledge/collection-documents'
import {
  CollectionDeletion,
  CollectionForm,
  CollectionLeaving,
} from '@/components/knowledge/collection-editor'
import { CollectionMark } from '@/components/knowledge/collection-mark'
import { askPath, collectionPath, knowledgePath } from '@/components/knowledge/knowledge-paths'
import { MatterForm, MatterNote } from '@/components/knowledge/matter-form'
import { PeopleForm } from '@/components/knowledge/people-form'
import { ProblemNotice } from '@/components/knowledge/problem-notice'
import { SharedDocuments } from '@/components/knowledge/shared-collections'
import { SharingForm } from '@/components/knowledge/sharing-form'
import { NotFoundView } from '@/components/layout/errors/not-found-view'
import { BackLink } from '@/components/layout/navigation/back-link'
import { buttonClass, inputClass } from '@/components/ui/button-class'
import { getPathname, Link } from '@/lib/i18n/navigation'
import { longestQuery } from '@/lib/knowledge/constants'
import { loadKnowledge } from '@/lib/knowledge/loaders'
import { loadSharingChoices } from '@/lib/knowledge/sharing/loaders'
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
  const knowledge = await loadKnowledge(collectionPath(id))
  const { collections, documents, shared } = knowledge
  const own = collections.find((one) => one.id === id)
  const others = shared.find((one) => one.id === id)
  const collection = own ?? others
  if (!collection) return <NotFoundView />
  const [t, locale, choices] = await Promise.all([
    getTranslations('knowledge'),
    getLocale(),
    own ? loadSharingChoices(collectionPath(id)) : null,
  ])
  const given = { person: firstText(query.person), access: firstText(query.access) }
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
      {own && choices ? (
        <div className="grid gap-10 lg:grid-cols-[3fr_2fr]">
          <CollectionDocuments
            collection={id}
            chosen={own.documents}
            documents={documents}
            others={own.others}
            knowledge={knowledge}
          />
          <div>
            {own.matter ? (
              <MatterNote matter={own.matter} />
            ) : (
              <SharingForm collection={own} organizations={choices.organizations} />
            )}
            <PeopleForm
              collection={id}
              people={own.people}
              colleagues={choices.colleagues.filter(
                ({ organization }) => !own.matter || organization === own.organization_id,
              )}
              given={given}
            />
            {own.matter ? null : (
              <MatterForm
                collection={id}
                organizations={choices.organizations}
                given={{
                  organization: firstText(query.organization),
                  matter: firstText(query.matter),
                }}
              />
            )}
            <div className="space-y-8 border-t border-line pt-4">
              <CollectionForm collection={own} />
              <CollectionDeletion id={id} />
            </div>
          </div>
        </div>
      ) : null}
      {others?.matter ? <MatterNote matter={others.matter} /> : null}
      {others?.access === 'edit' ? (
        <div className="grid gap-10 lg:grid-cols-[3fr_2fr]">
          <CollectionDocuments
            collection={id}
            chosen={others.documents.filter(({ isMine }) => isMine).map((one) => one.id)}
            documents={documents}
            others={others.documents.filter(({ isMine }) => !isMine)}
            knowledge={knowledge}
          />
          <div className="space-y-8">
            <p className="text-sm text-soft">
              {t('shared.editText', { organization: others.organization, holder: others.holder })}
            </p>
            <CollectionForm collection={others} />
            <CollectionLeaving id={id} />
          </div>
        </div>
      ) : null}
      {others?.access === 'view' ? (
        <>
          <SharedDocuments collection={others} />
          {others.isNamed ? <CollectionLeaving id={id} /> : null}
        </>
      ) : null}
    </div>
  )
}
