import type { SpanKind } from '@/lib/traces/constants'

// One table from the names of others to ours: the GenAI conventions of OpenTelemetry (in development; as of
// their repository in November 2026), OpenInference, and the AI SDK. The first name that a span has counts.

export const kindNames = [
  'openinference.span.kind',
  'gen_ai.operation.name',
  'ai.operationId',
] as const

const kinds = new Map<string, SpanKind>(
  Object.entries({
    // OpenInference
    llm: 'llm',
    retriever: 'retriever',
    reranker: 'reranker',
    embedding: 'embedding',
    tool: 'tool',
    agent: 'agent',
    guardrail: 'guardrail',
    evaluator: 'evaluator',
    chain: 'chain',
    // GenAI: the names of operations
    chat: 'llm',
    text_completion: 'llm',
    generate_content: 'llm',
    embeddings: 'embedding',
    retrieval: 'retriever',
    execute_tool: 'tool',
    create_agent: 'agent',
    invoke_agent: 'agent',
    invoke_workflow: 'chain',
    // AI SDK
    'ai.generatetext': 'chain',
    'ai.generatetext.dogenerate': 'llm',
    'ai.streamtext': 'chain',
    'ai.streamtext.dostream': 'llm',
    'ai.embed': 'chain',
    'ai.embed.doembed': 'embedding',
    'ai.toolcall': 'tool',
  } as const),
)
export const kindOf = (value: unknown): SpanKind =>
  (typeof value === 'string' && kinds.get(value.toLowerCase())) || 'other'

export const names = {
  model: [
    'gen_ai.response.model',
    'gen_ai.request.model',
    'llm.model_name',
    'embedding.model_name',
    'ai.model.id',
  ],
  inputTokens: [
    'gen_ai.usage.input_tokens',
    'gen_ai.usage.prompt_tokens',
    'llm.token_count.prompt',
    'ai.usage.inputTokens',
    'ai.usage.promptTokens',
  ],
  outputTokens: [
    'gen_ai.usage.output_tokens',
    'gen_ai.usage.completion_tokens',
    'llm.token_count.completion',
    'ai.usage.outputTokens',
    'ai.usage.completionTokens',
  ],
  input: ['input.value', 'gen_ai.input.messages', 'gen_ai.prompt', 'ai.prompt'],
  output: ['output.value', 'gen_ai.output.messages', 'gen_ai.completion', 'ai.response.text'],
} as const

/** `retrieval.documents.3.document.score`, and the same of a reranker. */
export const documentName =
  /^(?:retrieval|reranker\.output)[._]documents\.(\d{1,4})\.document\.(id|content|score|metadata)$/
