/** What a span does; the kinds of OpenInference. */
export const spanKinds = [
  'chain',
  'llm',
  'retriever',
  'reranker',
  'embedding',
  'tool',
  'agent',
  'guardrail',
  'evaluator',
  'other',
] as const
export type SpanKind = (typeof spanKinds)[number]

export const traceStatuses = ['ok', 'error'] as const
export const outcomes = ['answered', 'refused', 'asked-back', 'stopped', 'failed'] as const
/** `chat`: an answer of this site. `received`: sent by somebody's program. */
export const traceOrigins = ['chat', 'received'] as const
export const sourceTypes = ['article', 'case', 'document', 'other'] as const

/** Whose traces are shown: one's own, or those of the site's chat. */
export const traceOwners = ['own', 'site'] as const
export type TraceOwner = (typeof traceOwners)[number]

export const tracesAPage = 30
/** How long traces are kept; the privacy policy says it. */
export const traceKeptDays = 90
/** All traces are kept so long; then the share of them that `TRACES_KEPT_SHARE` says. */
export const traceWholeDays = 2
/** Days that the charts show. */
export const chartDays = 14

/** As the table has it. */
export const longest = { name: 200, question: 10_000, answer: 20_000, label: 300, excerpt: 2000 }
export const mostPassages = 200

export const tracesPath = '/ragops/traces'
export const tracePath = (id: string) => `${tracesPath}/${id}`
