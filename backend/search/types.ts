import type { SortOrder } from '@/lib/corpus/constants'

export type { SearchFilters, Suggestion } from '@/lib/corpus/schema'
export type SortOrderName = SortOrder

/** How a query was read, before the store fills in names and titles. */
export type UnderstandingCore = {
  language: 'ko' | 'en' | 'ja' | 'zh'
  korean: string
  terms: { source: string; korean: string[] }[]
  unknown: string[]
  direct: {
    kind: 'case' | 'article' | 'law'
    text: string
    serials: number[]
    articleId: string | null
    lawId: string | null
  } | null
  missingArticle?: { lawId: string; lawTitle: string; no: string; near: string[] } | null
}
