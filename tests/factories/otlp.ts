import { randomBytes } from 'node:crypto'

const hex = (bytes: number) => randomBytes(bytes).toString('hex')
export const now = new Date('2026-11-23T00:01:00Z')
const traceId = hex(16)

type Attribute = { key: string; value: Record<string, unknown> }
const text = (key: string, stringValue: string): Attribute => ({ key, value: { stringValue } })
const count = (key: string, intValue: string | number): Attribute => ({ key, value: { intValue } })

/** A span of one trace, as an exporter writes it. */
export function otlpSpan(changes: Record<string, unknown>) {
  return {
    traceId,
    spanId: hex(8),
    name: 'step',
    kind: 1,
    startTimeUnixNano: '1795392000000000000',
    endTimeUnixNano: '1795392001000000000',
    attributes: [] as Attribute[],
    status: {},
    ...changes,
  }
}

/** A call of a model by the GenAI conventions. */
export const genAiSpan = () =>
  otlpSpan({
    traceId: hex(16),
    name: 'chat gpt-x',
    attributes: [
      text('gen_ai.operation.name', 'chat'),
      text('gen_ai.provider.name', 'openai'),
      text('gen_ai.request.model', 'gpt-x'),
      text('gen_ai.response.model', 'gpt-x-2026'),
      count('gen_ai.usage.input_tokens', '812'),
      count('gen_ai.usage.output_tokens', 90),
    ],
  })

/** A search by OpenInference, with two documents. */
export const openInferenceSpan = () =>
  otlpSpan({
    traceId: hex(16),
    name: 'retrieve',
    attributes: [
      text('openinference.span.kind', 'RETRIEVER'),
      text('input.value', '보증금은 언제 돌려받나요?'),
      text('retrieval.documents.0.document.id', 'a'),
      text('retrieval.documents.0.document.content', '제4조'),
      { key: 'retrieval.documents.0.document.score', value: { doubleValue: 0.9 } },
      text('retrieval.documents.1.document.id', 'b'),
      { key: 'retrieval.documents.1.document.score', value: { doubleValue: 0.5 } },
    ],
  })

/** A call of a model by the AI SDK. */
export const aiSdkSpan = () =>
  otlpSpan({
    traceId: hex(16),
    name: 'ai.generateText.doGenerate',
    attributes: [
      text('ai.operationId', 'ai.generateText.doGenerate'),
      text('ai.model.id', 'gpt-x'),
      count('ai.usage.promptTokens', 10),
      count('ai.usage.completionTokens', 20),
    ],
  })

export const otlpRequest = (spans: readonly object[], version?: string) => ({
  resourceSpans: [
    {
      resource: { attributes: version ? [text('service.version', version)] : [] },
      scopeSpans: [{ scope: { name: 'test' }, spans: [...spans] }],
    },
  ],
})
