import { useTranslations } from 'next-intl'
import { useTerm } from '@/components/corpus/case/use-term'
import { buttonClass, inputClass } from '@/components/ui/button-class'
import { collectionIds, collections } from '@/lib/corpus/constants'
import type { Facets } from '@/lib/corpus/schema'
import { Link } from '@/lib/i18n/navigation'
import { listItems, yearItems } from './facet-items'
import { FacetList } from './facet-list'
import {
  filterCount,
  type SearchState,
  searchEntries,
  searchHref,
  withoutFilters,
} from './search-url'

const inForm = new Set(['collection', 'from', 'to', 'inForce', 'enBanc', 'page'])

/** Collections that the scope can search at all. */
function fitting(type: SearchState['type']) {
  if (type === 'statutes') return collectionIds.filter((id) => collections[id].statutes)
  if (type === 'precedents') return collectionIds.filter((id) => collections[id].cases)
  return collectionIds
}

/** Everything that narrows a search: facets are links, the rest one form. Works without script. */
export function SearchFilters({
  state,
  facets,
  action,
}: {
  state: SearchState
  facets: Facets
  action: string
}) {
  const t = useTranslations('search')
  const term = useTerm()
  const cases = state.type !== 'statutes'
  const statutes = state.type !== 'precedents'
  return (
    <div className="space-y-5">
      {cases ? (
        <>
          <FacetList
            title={t('courtLevel')}
            items={listItems(state, 'courtLevel', facets.courtLevel, (value) =>
              t(`courtLevels.${value}` as 'courtLevels.supreme'),
            )}
          />
          <FacetList
            title={t('caseType')}
            items={listItems(state, 'caseType', facets.caseType, (value) =>
              term('caseType', value),
            )}
          />
          <FacetList
            title={t('outcome')}
            items={listItems(state, 'outcome', facets.outcome, (value) => term('outcome', value))}
          />
          <FacetList title={t('year')} items={yearItems(state, facets.year)} />
        </>
      ) : null}
      <form action={action} className="space-y-3 text-sm">
        {searchEntries(state)
          .filter(([name]) => !inForm.has(name))
          .map(([name, value]) => (
            <input key={name} type="hidden" name={name} value={value} />
          ))}
        {cases ? (
          <fieldset className="space-y-2">
            <legend className="font-bold">{t('dates')}</legend>
            <label className="flex items-center gap-2">
              <span className="w-10 shrink-0 text-soft">{t('from')}</span>
              <input type="date" name="from" defaultValue={state.from} className={inputClass} />
            </label>
            <label className="flex items-center gap-2">
              <span className="w-10 shrink-0 text-soft">{t('to')}</span>
              <input type="date" name="to" defaultValue={state.to} className={inputClass} />
            </label>
          </fieldset>
        ) : null}
        <label className="block">
          <span className="font-bold">{t('collection')}</span>
          <select
            name="collection"
            defaultValue={state.collection ?? 'both'}
            className={`${inputClass} mt-1`}
          >
            {fitting(state.type).map((id) => (
              <option key={id} value={id}>
                {collections[id].withLeadingCases
                  ? t('withPlan', { collection: t(`collections.${id}`) })
                  : t(`collections.${id}`)}
              </option>
            ))}
          </select>
        </label>
        {statutes ? (
          <label className="flex items-center gap-2">
            <input
              type="checkbox"
              name="inForce"
              value="1"
              defaultChecked={state.inForce}
              className="accent-seal"
            />
            {t('inForce')}
          </label>
        ) : null}
        {cases ? (
          <label className="flex items-center gap-2">
            <input
              type="checkbox"
              name="enBanc"
              value="1"
              defaultChecked={state.enBanc}
              className="accent-seal"
            />
            {t('enBanc')}
          </label>
        ) : null}
        <div className="flex flex-wrap gap-2 pt-1">
          <button type="submit" className={buttonClass()}>
            {t('apply')}
          </button>
          {filterCount(state) > 0 ? (
            <Link href={searchHref(withoutFilters(state))} className={buttonClass('bare')}>
              {t('reset')}
            </Link>
          ) : null}
        </div>
      </form>
    </div>
  )
}
