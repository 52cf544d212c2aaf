import { randomUUID } from 'node:crypto'
import { DELETE, GET } from '@/app/api/chat/answers/[id]/route'
import { POST } from '@/app/api/chat/questions/route'
import { type AnswerEvent, answerEventSchema } from '@/lib/chat/request-schema'
import { env } from '@/lib/env'
import { userClient } from '@/lib/supabase/clients'
import { type SupabaseProcess, startSupabase } from '@/tests/embedded/supabase-process'
import { apiRequest, read } from './api-call'
import { createLegalApp, type LegalApp } from './legal-app'
import { makePerson, password } from './person'

/** A browser: its cookies. Whoever mocks next/headers hands out those of the one that is asking. */
export type Jar = Map<string, string>
export const browser = { jar: new Map() as Jar }

/** Next's own store of cookies exists only inside a request to it. */
export const cookieStore = {
  get: (name: string) => {
    const value = browser.jar.get(name)
    return value === undefined ? undefined : { name, value }
  },
  getAll: () => [...browser.jar].map(([name, value]) => ({ name, value })),
  set: (name: string, value: string, options: { maxAge?: number }) => {
    if (value === '' || options.maxAge === 0) browser.jar.delete(name)
    else browser.jar.set(name, value)
  },
}

export type ChatSite = { supabase: SupabaseProcess; legal: LegalApp; stop: () => Promise<void> }

/** Stands in for the endpoint of a model, where a test has one answer. */
export const model: { answer: ((init: RequestInit) => Response) | null } = { answer: null }

/** The pieces as an OpenAI-compatible endpoint streams them; `open` never ends by itself. */
export function modelStream(pieces: readonly string[], { open = false } = {}): Response {
  const chunk = (delta: object, reason: string | null) =>
    `data: ${JSON.stringify({
      id: 'x',
      object: 'chat.completion.chunk',
      created: 0,
      model: 'm',
      choices: [{ index: 0, delta, finish_reason: reason }],
    })}\n\n`
  const lines = pieces.map((content) => chunk({ role: 'assistant', content }, null))
  const stream = new ReadableStream<Uint8Array>({
    start(controller) {
      const encoder = new TextEncoder()
      for (const line of lines) controller.enqueue(encoder.encode(line))
      if (open) return
      controller.enqueue(encoder.encode(`${chunk({}, 'stop')}data: [DONE]\n\n`))
      controller.close()
    },
  })
  return new Response(stream, { headers: { 'content-type': 'text/event-stream' } })
}

/** The site's handlers on a database and a case-law service of their own. */
export async function startChatSite(): Promise<ChatSite> {
  const [supabase, legal] = await Promise.all([startSupabase(), createLegalApp()])
  const settings = env()
  settings.NEXT_PUBLIC_SUPABASE_URL = supabase.url
  settings.NEXT_PUBLIC_SUPABASE_ANON_KEY = supabase.publishableKey
  settings.SUPABASE_SERVICE_ROLE_KEY = supabase.secretKey
  settings.LEGAL_API_URL = 'http://legal.test'
  const elsewhere = globalThis.fetch
  globalThis.fetch = async (input, init) => {
    const url = new URL(input instanceof Request ? input.url : String(input))
    if (url.host === 'model.test' && model.answer) return model.answer(init ?? {})
    if (url.host !== 'legal.test') return elsewhere(input, init)
    // The service of these tests takes any text for a citation.
    if (url.pathname === '/citations/check') return Response.json({ citations: [] })
    return legal.app.request(`${url.pathname}${url.search}`, init ?? {})
  }
  return {
    supabase,
    legal,
    stop: async () => {
      globalThis.fetch = elsewhere
      await Promise.all([supabase.stop(), legal.drop()])
    },
  }
}

/** Goes on in a browser of its own, signed in where `supabase` is given. */
export async function newBrowser(supabase?: SupabaseProcess): Promise<Jar> {
  browser.jar = new Map()
  if (supabase) {
    const { email } = await makePerson(supabase)
    const { error } = await (await userClient()).auth.signInWithPassword({ email, password })
    if (error) throw error
  }
  return browser.jar
}

export const ask = (changes: Record<string, unknown> = {}): Promise<Response> =>
  POST(
    apiRequest('/api/chat/questions', {
      act: 'ask',
      conversation: null,
      question: '불법행위로 손해를 입히면 손해배상을 해야 하나요?',
      scope: 'all',
      locale: 'ko',
      ...changes,
    }),
  )

/** What the stream said, to its end. */
export async function eventsOf(response: Response): Promise<AnswerEvent[]> {
  const blocks = (await response.text()).split('\n\n')
  return blocks
    .filter((block) => block.startsWith('data: {'))
    .map((block) => answerEventSchema.parse(JSON.parse(block.slice('data: '.length))))
}

function begunEventOf(events: readonly AnswerEvent[]) {
  const begun = events.find((event) => event.type === 'data-begun')
  if (!begun) throw new Error('nothing was begun')
  return begun.data
}

export function messageOf(events: readonly AnswerEvent[]) {
  const last = events.find((event) => event.type === 'data-message')
  if (!last) throw new Error('no message came')
  return last.data
}

/** Asks and waits for the end. */
export async function answered(changes: Record<string, unknown> = {}) {
  const events = await eventsOf(await ask(changes))
  return { events, begun: begunEventOf(events), message: messageOf(events) }
}

const at = (id: string) => ({ params: Promise.resolve({ id }) })

export const readAnswer = async (id: string) =>
  read(await GET(apiRequest(`/api/chat/answers/${id}`), at(id)))

export const stopAnswer = async (id: string) => {
  const request = new Request(apiRequest(`/api/chat/answers/${id}`), { method: 'DELETE' })
  return read(await DELETE(request, at(id)))
}

export const guessed = randomUUID
