/** @jest-environment node */
import { env } from '@/lib/env'
import { log } from '@/lib/log'
import {
  answered,
  ask,
  type ChatSite,
  cookieStore,
  eventsOf,
  messageOf,
  model,
  modelStream,
  newBrowser,
  readAnswer,
  startChatSite,
  stopAnswer,
} from '@/tests/factories/chat-site'

jest.mock('next/headers', () => ({
  cookies: async () => cookieStore,
  headers: async () => new Headers(),
}))

let site: ChatSite
beforeAll(async () => {
  site = await startChatSite()
  Object.assign(env(), { LLM_BASE_URL: 'http://model.test/v1', LLM_MODEL: 'loopback' })
  // The small corpus is not much to cite: an article whose words a sentence can be carried by.
  await site.legal.sql`update legal.articles set
    body = '고의 또는 과실로 인한 위법행위로 타인에게 손해를 가한 자는 그 손해를 배상할 책임이 있다.'
    where law_id = '001706' and no = '750'`
})
afterAll(() => site.stop())
beforeEach(async () => {
  await newBrowser()
  for (const level of ['warn', 'info', 'error'] as const) {
    jest.spyOn(log, level).mockImplementation(() => {})
  }
})
afterEach(() => jest.restoreAllMocks())

const carried =
  '고의 또는 과실로 인한 위법행위로 타인에게 손해를 가한 자는 그 손해를 배상할 책임이 있습니다 [1].'
const factsOf = async (answer: string) => {
  const [row] = await site.supabase.sql`
    select engine, model, prompt_version, output_tokens, groundedness from messages where id = ${answer}`
  return row
}

it('an answer of a model comes as text, then checked, with the sources it used', async () => {
  model.answer = () => modelStream([carried.slice(0, 20), carried.slice(20)])
  const { events, message } = await answered()
  const text = events
    .flatMap((event) => (event.type === 'text-delta' ? [event.delta] : []))
    .join('')
  expect(text).toBe(carried)
  expect(message.state).toBe('done')
  expect(message.parts[0]).toEqual({ kind: 'notice', notice: 'generated' })
  const sources = message.parts.flatMap((part) => (part.kind === 'sources' ? part.sources : []))
  expect(sources.map(({ no }) => no)).toEqual([1])
  expect(await factsOf(message.id)).toMatchObject({
    engine: 'model',
    model: 'loopback',
    groundedness: 1,
  })
})

it('a model that fails is stood in for, and that is said', async () => {
  model.answer = () => Response.json({ error: { message: 'no' } }, { status: 400 })
  const { message } = await answered()
  expect(message.state).toBe('done')
  expect(message.parts.slice(0, 1)).toEqual([{ kind: 'notice', notice: 'fallback' }])
  expect(message.parts.some(({ kind }) => kind === 'passages')).toBe(true)
  expect(await factsOf(message.id)).toMatchObject({ engine: 'extractive' })
})

it.each([
  ['finds no answer', 'NO_ANSWER'],
  [
    'says nothing that a source carries',
    '임차인은 언제나 석 달 안에 위약금 백만 원을 내야 합니다 [1].',
  ],
])('a model that %s is a refusal', async (_, said) => {
  model.answer = () => modelStream([said])
  const { message } = await answered()
  expect(message.parts.map(({ kind }) => kind)).toEqual(['refusal', 'notice'])
  expect(JSON.stringify(message)).not.toContain(said)
})

it('stopped in the middle, it keeps what was written, checked as far as it goes', async () => {
  model.answer = () => modelStream([carried, ' 그리고'], { open: true })
  const response = await ask()
  const [writing] = await site.supabase.sql`select id from messages where state = 'writing'`
  let shown = ''
  while (!shown.includes('배상할 책임')) {
    shown = JSON.stringify((await readAnswer(writing?.id)).body.data.parts)
  }
  await stopAnswer(writing?.id)
  const message = messageOf(await eventsOf(response))
  expect(message.state).toBe('stopped')
  expect(message.parts.slice(0, 2)).toEqual([
    { kind: 'notice', notice: 'generated' },
    { kind: 'notice', notice: 'stopped' },
  ])
  expect(JSON.stringify(message.parts)).toContain('배상할 책임')
})

it('another copy of the site can stop it: keeping the answer tells', async () => {
  model.answer = () => modelStream([carried], { open: true })
  const response = await ask()
  await site.supabase.sql`update messages set stop_asked_at = now() where state = 'writing'`
  expect(messageOf(await eventsOf(response)).state).toBe('stopped')
})
