import { courtLevels } from '@/lib/korean-law/constants'

/**
 * Every filter of a search, in the order of the search page's address. The request of the service and of
 * the API, the address, the page's controls and the engines are made from this table: a new filter is a row
 * here, its column in the index and its name in `messages/<locale>/search.json`.
 *
 * `of`: which half of the corpus it narrows. `column`: of a list or a flag, its field in a search cluster;
 * in the index of the service the column bears the filter's name. `facet`: the page lists its values, each
 * with the number of decisions that it leaves.
 */
export const searchFilters = {
  courtLevel: {
    form: 'list',
    of: 'cases',
    column: 'court_level',
    values: courtLevels,
    facet: true,
  },
  court: { form: 'list', of: 'cases', column: 'court', values: null, facet: false },
  caseType: { form: 'list', of: 'cases', column: 'case_type', values: null, facet: true },
  outcome: { form: 'list', of: 'cases', column: 'outcome', values: null, facet: true },
  /** Judgment date, inclusive. A decision without date passes when its number's year does. */
  from: { form: 'day', of: 'cases' },
  to: { form: 'day', of: 'cases' },
  /** 법령ID: decisions citing this law, or articles of this law. */
  law: { form: 'law', of: 'both' },
  /** Article number such as `839의2`, together with `law`. */
  article: { form: 'article', of: 'both' },
  /** Leaves out articles that are pending, repealed or of a superseded edition. */
  inForce: { form: 'flag', of: 'statutes' },
  enBanc: { form: 'flag', of: 'cases', column: 'en_banc' },
} as const

type Filters = typeof searchFilters
export type FilterName = keyof Filters

type NamesWhere<Row> = {
  [Name in FilterName]: Filters[Name] extends Row ? Name : never
}[FilterName]

/** Filters that take several values. */
export type ListFilter = NamesWhere<{ form: 'list' }>
/** Lists whose values the page shows with their counts. */
export type FacetFilter = NamesWhere<{ form: 'list'; facet: true }>
/** Filters that are on or off, by the half of the corpus that they narrow. */
export type CaseFlag = NamesWhere<{ form: 'flag'; of: 'cases' }>
export type ArticleFlag = NamesWhere<{ form: 'flag'; of: 'statutes' }>

export const filterNames = Object.keys(searchFilters) as FilterName[]

const isList = (name: FilterName): name is ListFilter => searchFilters[name].form === 'list'
const isCaseFlag = (name: FilterName): name is CaseFlag =>
  searchFilters[name].form === 'flag' && searchFilters[name].of === 'cases'
const isArticleFlag = (name: FilterName): name is ArticleFlag =>
  searchFilters[name].form === 'flag' && searchFilters[name].of === 'statutes'

export const listFilters = filterNames.filter(isList)
export const facetFilters = listFilters.filter(
  (name): name is FacetFilter => searchFilters[name].facet,
)
export const caseFlags = filterNames.filter(isCaseFlag)
export const articleFlagFilters = filterNames.filter(isArticleFlag)

type ValueOf<Row> = Row extends { form: 'flag' }
  ? boolean
  : Row extends { form: 'list'; values: readonly (infer Value)[] }
    ? Value[]
    : Row extends { form: 'list' }
      ? string[]
      : string

/** The filters of a search that are set. */
export type SearchFilters = { [Name in FilterName]?: ValueOf<Filters[Name]> | undefined }
