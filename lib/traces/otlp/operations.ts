import type { z } from 'zod'
import type { ErrorCode } from '@/lib/errors'
import { otlpAnswerSchema, otlpRequestSchema } from './wire-schema'

/** What programs may send, for the OpenAPI document. */
export const traceOperations = [
  {
    id: 'otelTraces',
    method: 'post' as const,
    path: '/api/otel/v1/traces',
    summary:
      'Send traces: an ExportTraceServiceRequest of OTLP in JSON or protobuf, plain or gzip; the answer has the type of the request. Spans that are there already stay; spans that are not as OTLP has them are counted in partialSuccess',
    scope: 'traces:write' as const,
    needsKey: true,
    body: otlpRequestSchema,
    answer: otlpAnswerSchema satisfies z.ZodType,
    failures: ['unauthorized', 'validation'] satisfies ErrorCode[],
  },
]
