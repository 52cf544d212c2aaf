import { calculatorOperations } from '@/lib/calculators/operations'
import { chatOperations } from '@/lib/chat/keyed/operations'
import { openApiDocument } from '@/lib/corpus/openapi'
import { env } from '@/lib/env'
import { libraryOperations } from '@/lib/knowledge/operations'
import { evaluationOperations } from '@/lib/ragops/answers/operations'
import { ragopsOperations } from '@/lib/ragops/operations'
import { traceOperations } from '@/lib/traces/otlp/operations'
import { webhookMessages } from '@/lib/webhooks/operations'

let document: string | undefined

/** The bare document, without the envelope, because that is what tools read. */
export function GET(): Response {
  document ??= JSON.stringify(
    openApiDocument(
      env().SITE_URL,
      [
        ...calculatorOperations,
        ...traceOperations,
        ...chatOperations,
        ...libraryOperations,
        ...ragopsOperations,
        ...evaluationOperations,
      ],
      webhookMessages,
    ),
  )
  return new Response(document, {
    headers: { 'content-type': 'application/json', 'cache-control': 'public, max-age=300' },
  })
}
