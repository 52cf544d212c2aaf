import type { Sql } from '@/backend/db'
import type { Explain } from '@/backend/explanations/explain'
import type { ExampleQuestion } from '@/backend/questions/example-question'
import type { SuggestQuestions } from '@/backend/questions/suggest-questions'
import type { Refresher } from '@/backend/refresh/refresher'
import type { SearchEngine } from '@/backend/search/engine'
import type { CitationCheck, Snippet } from '@/lib/corpus/schema'
import type { Health } from '@/lib/corpus/service-schema'

export type SnippetField = { field: Snippet['field']; text: string }

export type AdminContext = {
  /** What a caller must hold. */
  key: string
  refresher: Refresher
  dataDir: string
}

/** What every route of the service stands on. */
export type ServiceContext = {
  sql: Sql
  engine: SearchEngine
  /** The best passage of these fields for a Korean query. */
  snippet: (fields: SnippetField[], korean: string) => Snippet
  /** What an article's text means, in four languages. */
  explain: Explain
  /** How somebody would ask for an article. */
  example: ExampleQuestion
  /** Questions that begin as typed. */
  suggestQuestions: SuggestQuestions
  /** Every citation of a text with its state in the corpus. */
  checkCitations: (text: string) => Promise<CitationCheck[]>
  /** Sizes of the corpus, counted at most once a minute. */
  corpusCounts: () => Promise<Health['corpus']>
  /** Milliseconds of a clock that only goes forward. */
  now: () => number
  /** Without it the paths of the administration do not exist. */
  admin?: AdminContext
}
