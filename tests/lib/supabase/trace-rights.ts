import { randomBytes, randomUUID } from 'node:crypto'
import { type Seeding, type TableCase, wholly } from './table-case'

const hex = (bytes: number) => randomBytes(bytes).toString('hex')

const head = () => ({
  trace_id: hex(16),
  name: 'chat-answer',
  started_at: '2026-11-23T00:00:00Z',
  ended_at: '2026-11-23T00:00:01Z',
})

/** The owner's trace, with a span that found something. */
async function seedTrace(
  { sql, owner }: Seeding,
  { origin = 'chat', sourceType = 'article' } = {},
): Promise<string> {
  const [row] = await sql`insert into traces ${sql({ ...head(), user_id: owner, origin })}
    returning id`
  const trace = String(row?.id)
  const span_id = hex(8)
  const times = { started_at: head().started_at, ended_at: head().ended_at }
  await sql`insert into trace_spans ${sql({ trace, span_id, kind: 'retriever', name: 'retrieve', ...times })}`
  await sql`insert into trace_passages ${sql({ trace, span_id, rank: 1, source_type: sourceType })}`
  await sql`insert into trace_texts ${sql({ trace, question: '질문', answer: '답' })}`
  return trace
}

const traceCase = (name: string, seed: TableCase['seed'], may: TableCase['may']): TableCase => ({
  name,
  table: 'traces',
  key: 'id',
  seed,
  sample: ({ newcomer }) => ({ ...head(), user_id: newcomer, origin: 'chat' }),
  change: { name: 'other' },
  may,
})
const times = { started_at: head().started_at, ended_at: head().ended_at }
const span = { span_id: hex(8), kind: 'chain', name: 'x', ...times }

/**
 * Traces are their owner's. Whoever may see figures sees those of the site's chat too: without what was asked
 * and answered, and without what was found in people's documents.
 */
export const traceTables: readonly TableCase[] = [
  traceCase('traces of the chat', (given) => seedTrace(given), {
    owner: 's',
    supervisor: 's',
    admin: 's',
    ...wholly,
  }),
  traceCase('traces that a program sent', (given) => seedTrace(given, { origin: 'received' }), {
    owner: 's',
    ...wholly,
  }),
  {
    name: 'trace_texts',
    table: 'trace_texts',
    key: 'trace',
    seed: (given) => seedTrace(given),
    sample: () => ({ trace: randomUUID(), question: 'x' }),
    change: { question: '다른 질문' },
    // Texts of no trace are taken from nobody.
    may: { owner: 's', service: 'sud' },
  },
  {
    name: 'trace_spans of the chat',
    table: 'trace_spans',
    key: 'trace',
    seed: (given) => seedTrace(given),
    sample: () => ({ trace: randomUUID(), ...span }),
    change: { name: 'other' },
    may: { owner: 's', supervisor: 's', admin: 's', service: 'sud' },
  },
  {
    name: 'trace_spans that a program sent',
    table: 'trace_spans',
    key: 'trace',
    seed: (given) => seedTrace(given, { origin: 'received' }),
    sample: () => ({ trace: randomUUID(), ...span }),
    change: { name: 'other' },
    may: { owner: 's', service: 'sud' },
  },
  {
    name: 'trace_passages of the law',
    table: 'trace_passages',
    key: 'trace',
    seed: (given) => seedTrace(given),
    sample: () => ({ trace: randomUUID(), span_id: hex(8), rank: 1, source_type: 'case' }),
    change: { label: 'other' },
    may: { owner: 's', supervisor: 's', admin: 's', service: 'sud' },
  },
  {
    name: 'trace_passages of documents',
    table: 'trace_passages',
    key: 'trace',
    seed: (given) => seedTrace(given, { sourceType: 'document' }),
    sample: () => ({ trace: randomUUID(), span_id: hex(8), rank: 1, source_type: 'case' }),
    change: { label: 'other' },
    may: { owner: 's', service: 'sud' },
  },
]
