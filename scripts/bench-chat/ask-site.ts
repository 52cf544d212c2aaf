import { performance } from 'node:perf_hooks'
import { type AnswerEvent, answerEventSchema } from '@/lib/chat/request-schema'
import type { Part } from '@/lib/chat/schema'
import type { Person } from '@/scripts/bench/activity-people'
import type { Ask, BenchSource, Reply } from './result'
import { type People, questionsOfOne } from './site-people'

const patienceMs = 120_000

/** What a stream of server-sent events says, as it comes. */
async function* eventsOf(body: ReadableStream<Uint8Array>): AsyncGenerator<AnswerEvent> {
  const decoder = new TextDecoder()
  const reader = body.getReader()
  let rest = ''
  for (let chunk = await reader.read(); !chunk.done; chunk = await reader.read()) {
    const lines = (rest + decoder.decode(chunk.value, { stream: true })).split('\n')
    rest = lines.pop() ?? ''
    for (const line of lines) {
      if (!line.startsWith('data: {')) continue
      const event = answerEventSchema.safeParse(JSON.parse(line.slice('data: '.length)))
      if (event.success) yield event.data
    }
  }
}

const showsSources = ({ kind }: Part) =>
  kind === 'sources' || kind === 'passages' || kind === 'short'

function partsIn(event: AnswerEvent): readonly Part[] {
  if (event.type === 'data-part') return [event.data]
  return event.type === 'data-message' ? event.data.parts : []
}

/** Reads what became of a question from the parts of its answer. */
export function readParts(parts: readonly Part[]): Omit<Reply, 'times'> {
  const refusal = parts.find((part) => part.kind === 'refusal')
  const error = parts.find((part) => part.kind === 'error')
  const sources = parts.flatMap((part): BenchSource[] =>
    part.kind === 'sources'
      ? part.sources.flatMap(({ type, id, label }) =>
          type === 'document' ? [] : [{ type, id, label }],
        )
      : [],
  )
  const grounding = parts.find((part) => part.kind === 'grounding')?.share ?? null
  if (refusal) return { outcome: 'refused', reason: refusal.reason, sources: [], grounding: null }
  if (parts.some((part) => part.kind === 'choices'))
    return { outcome: 'asked-back', reason: null, sources: [], grounding: null }
  if (error || sources.length === 0) {
    return { outcome: 'failed', reason: error?.code ?? 'no sources', sources: [], grounding: null }
  }
  return { outcome: 'answered', reason: null, sources, grounding }
}

async function askOnce(site: URL, person: Person, question: string, locale: string) {
  const body = { act: 'ask', conversation: null, question, scope: 'all', locale }
  const started = performance.now()
  const since = () => performance.now() - started
  const response = await fetch(new URL('/api/chat/questions', site), {
    method: 'POST',
    headers: { 'content-type': 'application/json', cookie: person.cookie, origin: site.origin },
    body: JSON.stringify(body),
    signal: AbortSignal.timeout(patienceMs),
  })
  if (!response.ok || !response.body) {
    throw new Error(`${response.status}: ${(await response.text()).slice(0, 200)}`)
  }
  let firstByte: number | null = null
  let firstSource: number | null = null
  let parts: readonly Part[] = []
  for await (const event of eventsOf(response.body)) {
    firstByte ??= since()
    if (partsIn(event).some(showsSources)) firstSource ??= since()
    if (event.type === 'data-message') parts = event.data.parts
  }
  return { ...readParts(parts), times: { firstByte, firstSource, end: since() } }
}

/** The whole path: a question to the running site, as somebody with an account. */
export function askSite(site: URL, people: People): Ask {
  let person: Person | null = null
  let asked = 0
  return async ({ question, language }) => {
    if (!person || asked === questionsOfOne) {
      person = await people.next()
      asked = 0
    }
    asked++
    const started = performance.now()
    try {
      return await askOnce(site, person, question, language)
    } catch (thrown) {
      const reason = thrown instanceof Error ? thrown.message : String(thrown)
      const times = { firstByte: null, firstSource: null, end: performance.now() - started }
      return { outcome: 'failed', reason, sources: [], grounding: null, times }
    }
  }
}
