import type { QuestionRequest } from '@/lib/chat/request-schema'

/** Where a question looks. */
export type Scope = QuestionRequest['scope']
export const scopes = ['all', 'precedents', 'statutes'] as const satisfies readonly Scope[]
