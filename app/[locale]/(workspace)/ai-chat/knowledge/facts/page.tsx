import type { Metadata } from 'next'
import { getLocale, getTranslations } from 'next-intl/server'
import { ChoiceField } from '@/components/knowledge/choice-field'
import { FactList } from '@/components/knowledge/fact-list'
import { factsPath, knowledgePath } from '@/components/knowledge/knowledge-paths'
import { BackLink } from '@/components/layout/navigation/back-link'
import { buttonClass, inputClass } from '@/components/ui/button-class'
import { EmptyState } from '@/components/ui/empty-state'
import { SelectOptions } from '@/components/ui/form/select-options'
import { getPathname } from '@/lib/i18n/navigation'
import { mostFacts } from '@/lib/knowledge/data'
import { factKinds } from '@/lib/knowledge/facts/fact'
import { loadFacts, loadKnowledge } from '@/lib/knowledge/loaders'
import { factParamsSchema } from '@/lib/knowledge/schema'
import { koreanDay } from '@/lib/korean-time'
import { pageMetadata } from '@/lib/page-metadata'
import { firstText } from '@/lib/page-params'

type Props = { searchParams: Promise<Record<string, string | string[] | undefined>> }

export async function generateMetadata(): Promise<Metadata> {
  return pageMetadata(await getLocale(), 'knowledgeFacts')
}

/** Parties, deadlines, dates, amounts and cited law of all documents, or of a collection. */
export default async function FactsPage({ searchParams }: Props) {
  const given = await searchParams
  const { kind, in: collection } = factParamsSchema.parse({
    kind: firstText(given.kind),
    in: firstText(given.in),
  })
  const facts = await loadFacts(factsPath, {
    ...(kind ? { kind } : {}),
    ...(collection ? { collection } : {}),
  })
  const { collections } = await loadKnowledge(factsPath)
  const [t, locale] = await Promise.all([getTranslations('knowledge.facts'), getLocale()])
  const within = collection ? `&in=${collection}` : ''
  const deadlines = facts.some((fact) => fact.kind === 'deadline' && fact.day !== null)
  return (
    <div className="page w-full pt-4 pb-14">
      <BackLink href={knowledgePath}>{t('back')}</BackLink>
      <h1 className="mt-3 text-2xl font-bold tracking-tight">{t('title')}</h1>
      <p className="mt-1 mb-5 max-w-[42em] text-sm text-soft">{t('lead')}</p>
      <form
        action={getPathname({ locale, href: factsPath })}
        className="mb-6 flex flex-wrap items-end gap-2 text-sm"
      >
        <label>
          <span className="mb-1 block font-semibold">{t('kind')}</span>
          <select name="kind" defaultValue={kind ?? ''} className={inputClass}>
            <option value="">{t('allKinds')}</option>
            <SelectOptions of={factKinds} say={(each) => t(`kinds.${each}`)} />
          </select>
        </label>
        <ChoiceField
          name="in"
          label={t('in')}
          all={t('all')}
          value={collection}
          options={collections}
        />
        <button type="submit" className={buttonClass()}>
          {t('show')}
        </button>
        {deadlines ? (
          <a
            href={`/api/knowledge/deadlines?locale=${locale}${within}`}
            className={buttonClass()}
            download
          >
            {t('calendar')}
          </a>
        ) : null}
      </form>
      {facts.length === 0 ? (
        <EmptyState title={t('empty')}>{t('emptyText')}</EmptyState>
      ) : (
        <FactList facts={facts} today={koreanDay(new Date())} />
      )}
      {facts.length >= mostFacts ? (
        <p className="mt-4 text-sm text-soft">{t('most', { count: mostFacts })}</p>
      ) : null}
    </div>
  )
}
