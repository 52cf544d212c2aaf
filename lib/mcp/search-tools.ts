import 'server-only'
import type { z } from 'zod'
import type { SearchFilters } from '@/lib/corpus/schema'
import { search } from '@/lib/corpus/service'
import { articleState, type References } from './references'
import type {
  searchCasesInput,
  searchCasesOutput,
  searchStatutesInput,
  searchStatutesOutput,
} from './schema'

/** What a tool finds out by itself; coverage and quota are added to every answer. */
export type Answer<Output extends z.ZodObject> = Omit<z.infer<Output>, 'coverage' | 'quota'>

/** Filters that are set. */
function decisionFilters(given: z.infer<typeof searchCasesInput>): SearchFilters {
  const { courtLevel, caseType, from, to } = given
  return {
    ...(courtLevel ? { courtLevel } : {}),
    ...(caseType ? { caseType } : {}),
    ...(from ? { from } : {}),
    ...(to ? { to } : {}),
  }
}

/** Decisions for a question or keywords. */
export async function searchCases(
  given: z.infer<typeof searchCasesInput>,
  references: References,
): Promise<Answer<typeof searchCasesOutput>> {
  const { query, sort, page, limit } = given
  const found = await search({
    ...decisionFilters(given),
    query,
    sort,
    page,
    size: limit,
    type: 'precedents',
    collection: 'case_documents',
  })
  return {
    total: found.cases?.total ?? 0,
    koreanQuery: found.understanding.korean,
    hits: (found.cases?.hits ?? []).map((hit) => ({
      ...references.decision(hit),
      outcome: hit.outcome,
      enBanc: hit.enBanc,
      isSummary: hit.isSummary,
      excerpt: hit.snippet.text,
    })),
  }
}

/** Articles for a question or keywords. */
export async function searchStatutes(
  { query, inForceOnly, actsOnly, page, limit }: z.infer<typeof searchStatutesInput>,
  references: References,
): Promise<Answer<typeof searchStatutesOutput>> {
  const found = await search({
    ...(inForceOnly ? { inForce: true } : {}),
    query,
    sort: 'relevance',
    page,
    size: limit,
    type: 'statutes',
    collection: actsOnly ? 'law_only' : 'law_documents',
  })
  return {
    total: found.statutes?.total ?? 0,
    koreanQuery: found.understanding.korean,
    hits: (found.statutes?.hits ?? []).map((hit) => ({
      id: hit.id,
      lawId: hit.lawId,
      lawTitle: hit.lawTitle,
      no: hit.no,
      title: hit.title,
      citedBy: hit.citedBy,
      isSummary: hit.isSummary,
      state: articleState(hit),
      excerpt: hit.snippet.text,
      url: references.articleUrl(hit.lawTitle, hit.no),
    })),
  }
}
