import { articleDetailSchema } from '@/lib/corpus/case-schema'
import { publicSummarySchema } from '@/lib/corpus/public-case'

/** Null where several decisions bear the number. */
export const decisionCardSchema = publicSummarySchema.nullable()
export const articleCardSchema = articleDetailSchema.pick({ law: true, article: true })
