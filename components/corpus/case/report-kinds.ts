import type { ReportKind } from '@/lib/corpus/service-schema'

/** Order in which the dialog offers the kinds. The list stands here, because the schema would bring zod along. */
export const reportKindOrder = [
  'text',
  'citation',
  'privacy',
  'other',
] as const satisfies readonly ReportKind[]
