import type { ChangedArticle, NewDecision } from '@/backend/store/changed-documents'
import type { SearchFilters } from '@/lib/corpus/filter-constants'
import { outcomes } from '@/lib/korean-law/constants'

// The filters of a search over rows of the store, as backend/search/rank/filter.ts has them over the columns of
// the index: a change is looked at by itself, and is in no index of its own.

const unclear = '기타'

function isOneOf(wanted: readonly string[] | undefined, value: string): boolean {
  return !wanted || wanted.length === 0 || wanted.includes(value)
}

/** A decision without a date passes when the year of its number can lie in the range. */
function isInRange({ ref, numberYear }: NewDecision, { from, to }: SearchFilters): boolean {
  if (!from && !to) return true
  const [since, until] = [from ?? '0000-00-00', to ?? '9999-99-99']
  if (ref.judgmentDate) return ref.judgmentDate >= since && ref.judgmentDate <= until
  if (!numberYear) return false
  return numberYear >= Number(since.slice(0, 4)) && numberYear <= Number(until.slice(0, 4))
}

function citesLaw({ articles }: NewDecision, { law, article }: SearchFilters): boolean {
  if (!law) return true
  return articles.some(({ id, headnote }) => {
    const [lawId, no] = id.split('#')
    return headnote && lawId === law && (!article || no === article)
  })
}

/** Whether the filters of a search let a new decision through. */
export function acceptsDecision(decision: NewDecision, filters: SearchFilters): boolean {
  const outcome = (outcomes as readonly string[]).includes(decision.outcome ?? '')
    ? (decision.outcome ?? unclear)
    : unclear
  return (
    isOneOf(filters.courtLevel, decision.courtLevel) &&
    isOneOf(filters.court, decision.ref.court) &&
    isOneOf(filters.caseType, decision.caseType) &&
    isOneOf(filters.outcome, outcome) &&
    (!filters.enBanc || decision.ref.enBanc) &&
    isInRange(decision, filters) &&
    citesLaw(decision, filters)
  )
}

/** Whether the filters of a search let a changed article through. */
export function acceptsArticle(article: ChangedArticle, filters: SearchFilters): boolean {
  return (
    (!filters.law || filters.law === article.lawId) &&
    (!filters.article || filters.article === article.no) &&
    (!filters.inForce || article.inForce)
  )
}
