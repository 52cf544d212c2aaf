import { createHash, randomBytes } from 'node:crypto'

/** What one trace is made of; a request of OTLP takes 1,000 spans. */
export const spansOfTrace = 6
const passagesOfTrace = 5
/** Passages repeat, as those of one collection of documents do. */
const differentPassages = 5000

const hex = (bytes: number) => randomBytes(bytes).toString('hex')

/** Korean syllables drawn from a number: words that no two numbers share. */
function words(seed: string, length: number): string {
  let text = ''
  for (let part = 0; text.length < length; part++) {
    const bytes = createHash('sha256').update(`${seed} ${part}`).digest()
    for (let at = 0; at + 1 < bytes.length; at += 2) {
      text += String.fromCharCode(0xac00 + (bytes.readUInt16BE(at) % 11_172))
      if (at % 6 === 4) text += ' '
    }
  }
  return text.slice(0, length)
}

const passageTexts = Array.from({ length: differentPassages }, (_, no) =>
  words(`passage ${no}`, 500),
)

/** Sent along with every call of a model. */
const systemPrompt = words('system', 1500)

type Value = { stringValue: string } | { intValue: string } | { doubleValue: number }
const attribute = (key: string, value: Value) => ({ key, value })
const text = (key: string, stringValue: string) => attribute(key, { stringValue })

/** A question with what was found for it, as OpenInference and the GenAI conventions name things. */
export function otlpTrace(startedMs: number): object[] {
  const traceId = hex(16)
  const root = hex(8)
  const question = words(traceId, 60)
  const answer = words(`${traceId} answer`, 800)
  const tookMs = 400 + (Number.parseInt(traceId.slice(0, 4), 16) % 4000)
  const failed = traceId.startsWith('00')
  const span = (name: string, from: number, to: number, attributes: object[]) => ({
    traceId,
    spanId: hex(8),
    parentSpanId: root,
    name,
    startTimeUnixNano: `${Math.round(startedMs + tookMs * from)}000000`,
    endTimeUnixNano: `${Math.round(startedMs + tookMs * to)}000000`,
    attributes,
    status: {},
  })
  const found = Array.from({ length: passagesOfTrace }, (_, rank) => {
    const passage = Number.parseInt(traceId.slice(rank * 4, rank * 4 + 4), 16) % differentPassages
    return [
      text(`retrieval.documents.${rank}.document.id`, `doc-${passage}`),
      text(`retrieval.documents.${rank}.document.content`, passageTexts[passage] ?? ''),
      attribute(`retrieval.documents.${rank}.document.score`, { doubleValue: 0.9 - rank / 10 }),
    ]
  }).flat()
  return [
    {
      ...span('qa', 0, 1, [
        text('openinference.span.kind', 'CHAIN'),
        text('input.value', question),
        text('output.value', answer),
      ]),
      spanId: root,
      parentSpanId: '',
      status: failed ? { code: 2 } : {},
    },
    span('understand', 0, 0.05, [text('openinference.span.kind', 'CHAIN')]),
    span('retrieve', 0.05, 0.2, [text('openinference.span.kind', 'RETRIEVER'), ...found]),
    span('rerank', 0.2, 0.3, [text('openinference.span.kind', 'RERANKER')]),
    span('write', 0.3, 0.9, [
      text('gen_ai.operation.name', 'chat'),
      text('gen_ai.request.model', 'model-a'),
      attribute('gen_ai.usage.input_tokens', { intValue: '2100' }),
      attribute('gen_ai.usage.output_tokens', { intValue: '400' }),
      text('gen_ai.system_instructions', systemPrompt),
    ]),
    span('verify', 0.9, 1, [text('openinference.span.kind', 'EVALUATOR')]),
  ]
}

/** A request of so many traces, each begun at a time of its own. */
export const otlpBody = (starts: readonly number[]) => ({
  resourceSpans: [
    {
      resource: { attributes: [text('service.version', '1.2.0')] },
      scopeSpans: [{ spans: starts.flatMap(otlpTrace) }],
    },
  ],
})
