import { useTranslations } from 'next-intl'
import { useTerm } from '@/components/corpus/case/use-term'
import { buttonClass, inputClass } from '@/components/ui/button-class'
import { collectionIds, collections } from '@/lib/corpus/constants'
import {
  articleFlagFilters,
  caseFlags,
  facetFilters,
  filterNames,
  searchFilters,
} from '@/lib/corpus/filter-constants'
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

/** What the form has a field of its own for; the rest goes along hidden. */
const inForm = new Set<string>([
  'collection',
  'page',
  ...filterNames.filter((name) => ['day', 'flag'].includes(searchFilters[name].form)),
])

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
  const flags = [...(statutes ? articleFlagFilters : []), ...(cases ? caseFlags : [])]
  return (
    <div className="space-y-5">
      {cases ? (
        <>
          {facetFilters.map((name) => (
            <FacetList
              key={name}
              title={t(name)}
              items={listItems(state, name, facets[name], (value) =>
                name === 'courtLevel'
                  ? t(`courtLevels.${value}` as 'courtLevels.supreme')
                  : term(name, value),
              )}
            />
          ))}
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
        {flags.map((name) => (
          <label key={name} className="flex items-center gap-2">
            <input
              type="checkbox"
              name={name}
              value="1"
              defaultChecked={state[name]}
              className="accent-seal"
            />
            {t(name)}
          </label>
        ))}
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
