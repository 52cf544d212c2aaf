import { z } from 'zod'
import type { ErrorCode } from '@/lib/errors'
import { evaluationRequestSchema, evaluationSchema } from './schema'

/** What programs may ask of their answers, for the OpenAPI document. */
export const evaluationOperations = [
  {
    id: 'evaluateAnswer',
    method: 'post' as const,
    path: '/api/evaluations',
    summary:
      'Look at an answer without a model: context precision and recall, sentence support, citations, currency, quotes, numbers, what has to be cited, refusing. Each figure is a share with its counts, null where there was nothing to say it of',
    scope: 'citations:check' as const,
    needsKey: true,
    body: evaluationRequestSchema,
    answer: z.object({
      success: z.literal(true),
      data: evaluationSchema,
      error_message: z.null(),
    }) satisfies z.ZodType,
    failures: ['unauthorized', 'validation', 'textTooLong'] satisfies ErrorCode[],
  },
]
