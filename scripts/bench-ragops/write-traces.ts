import { createApiKey } from '@/lib/api-keys/mutations'
import { entitlements } from '@/lib/entitlements'
import type { UserDb } from '@/lib/supabase/types'
import { readOtlp } from '@/lib/traces/otlp/read-otlp'
import { mostSpans } from '@/lib/traces/otlp/wire-schema'
import { count, type Figures, percentile, seconds } from './figures'
import { otlpBody, spansOfTrace } from './make-traces'
import type { BenchPerson, RagopsStack } from './stack'

const dayMs = 24 * 3600_000
const tracesOfRequest = Math.floor(mostSpans / spansOfTrace)
/** Programs that send at the same time. */
const senders = 4
/** What is sent over HTTP; the rest is written past the limits of a day. */
const sentAtMost = 60_000

async function sendRequest(url: string, key: string, body: string): Promise<number> {
  const began = performance.now()
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${key}` },
    body,
  })
  const answer = await response.text()
  if (response.status !== 200 || answer !== '{}')
    throw new Error(`spans were refused: ${response.status} ${answer.slice(0, 300)}`)
  return performance.now() - began
}

/** Sends spans as programs do, several at once. @returns how many */
export async function sendSpans(
  { otlpUrl, otlp }: RagopsStack,
  owner: BenchPerson,
  spans: number,
  figures: Figures,
): Promise<number> {
  const scopes = ['traces:write' as const]
  const wanted = { name: 'bench', scopes, lifetime: 30 as const, dailyLimit: null }
  const made = await createApiKey(owner.db as UserDb, wanted, new Date())
  if (!made.ok) throw new Error(made.reason)
  const most = Math.min(spans, sentAtMost, entitlements['1year'].spansADay)
  const requests = Math.max(1, Math.floor(most / (tracesOfRequest * spansOfTrace)))
  const bodies = Array.from({ length: requests }, () => {
    const starts = Array.from({ length: tracesOfRequest }, () => Date.now() - Math.random() * dayMs)
    return JSON.stringify(otlpBody(starts))
  })
  const took: number[] = []
  let next = 0
  const began = performance.now()
  await Promise.all(
    Array.from({ length: senders }, async () => {
      for (let body = bodies[next++]; body !== undefined; body = bodies[next++])
        took.push(await sendRequest(otlpUrl, made.key, body))
    }),
  )
  const elapsed = performance.now() - began
  const sent = requests * tracesOfRequest * spansOfTrace
  const rate = count(sent / (elapsed / 1000))
  figures.add('traces', `spans a second over HTTP, ${senders} senders`, rate)
  figures.add(
    'traces',
    'a request of about 1,000 spans',
    `p50 ${percentile(took, 0.5).toFixed(0)} ms, p95 ${percentile(took, 0.95).toFixed(0)} ms`,
  )
  figures.add('traces', 'memory of the process that takes them', `${otlp.memory()} MB`)
  return sent
}

/** Writes the rest, over `days` days, by the same function of the database. */
export async function fillSpans(
  { sql }: RagopsStack,
  owner: BenchPerson,
  spans: number,
  days: number,
  figures: Figures,
): Promise<void> {
  const requests = Math.ceil(spans / (tracesOfRequest * spansOfTrace))
  if (requests < 1) return
  const now = Date.now()
  const began = performance.now()
  let next = 0
  const writer = async () => {
    for (let at = next++; at < requests; at = next++) {
      const start = now - (at / requests) * days * dayMs
      const starts = Array.from({ length: tracesOfRequest }, (_, no) => start - no * 1000)
      const read = readOtlp(otlpBody(starts), new Date(start))
      if (!read || read.rejected > 0) throw new Error('spans of the bench were refused')
      const written = JSON.stringify(read.traces)
      await sql`select public.write_traces(${owner.id}, ${written}::text::jsonb)`
    }
  }
  await Promise.all([writer(), writer()])
  const elapsed = performance.now() - began
  figures.add(
    'traces',
    `${count(requests * tracesOfRequest * spansOfTrace)} more spans over ${days} days, past HTTP`,
    `${seconds(elapsed)}, ${count((requests * tracesOfRequest * spansOfTrace) / (elapsed / 1000))} a second`,
  )
  // What a database that runs for long has done by itself.
  await sql`analyze public.traces, public.trace_texts, public.trace_spans, public.trace_passages`
}
