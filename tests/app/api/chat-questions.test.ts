/** @jest-environment node */
import { entitlements } from '@/lib/entitlements'
import { log } from '@/lib/log'
import { read } from '@/tests/factories/api-call'
import {
  answered,
  ask,
  type ChatSite,
  cookieStore,
  eventsOf,
  guessed,
  messageOf,
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
})
afterAll(() => site.stop())
beforeEach(() => newBrowser())

const rowsOf = (conversation: string) => site.supabase.sql<
  {
    position: number
    role: string
    state: string
    engine: string | null
    groundedness: number | null
  }[]
>`select position, role, state, engine, groundedness from messages
  where conversation_id = ${conversation} order by position`

/** Searches wait until they are released. */
function holdSearch(): () => void {
  const { engine } = site.legal
  const search = engine.search.bind(engine)
  let release = () => {}
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  const slow = jest.spyOn(engine, 'search').mockImplementation(async (query) => {
    await held
    return search(query)
  })
  return () => {
    slow.mockRestore()
    release()
  }
}

describe('an answer', () => {
  it('comes in stages, ends with the message as it is kept, and can be read again', async () => {
    const { events, begun, message } = await answered()
    const stages = events.flatMap((event) =>
      event.type === 'data-part' && event.data.kind === 'progress' ? [event.data.stage] : [],
    )
    expect(stages).toEqual(['searching', 'reading', 'writing', 'checking'])
    expect(events[0]).toEqual({ type: 'start' })
    expect(events.at(-1)).toEqual({ type: 'finish' })
    expect(begun).toMatchObject({
      title: '불법행위로 손해를 입히면 손해배상을 해야 하나요?',
      position: 1,
      quota: { limit: entitlements.visitor.questionsADay, left: 4 },
    })
    expect(message).toMatchObject({ id: begun.answerId, role: 'assistant', state: 'done' })
    expect(message.parts.map(({ kind }) => kind)).toEqual([
      'notice',
      'short',
      'passages',
      'passages',
      'follow-ups',
      'next',
      'grounding',
      'sources',
      'notice',
    ])
    expect(await readAnswer(begun.answerId)).toMatchObject({ status: 200, body: { data: message } })
    expect(await rowsOf(begun.conversation)).toEqual([
      { position: 0, role: 'user', state: 'done', engine: null, groundedness: null },
      { position: 1, role: 'assistant', state: 'done', engine: 'extractive', groundedness: 1 },
    ])
  })

  it('goes on when the browser leaves', async () => {
    const response = await ask()
    const reader = response.body?.getReader()
    let begun = ''
    while (!begun.includes('data-begun')) {
      const { value, done } = (await reader?.read()) ?? { done: true, value: undefined }
      if (done) break
      begun += new TextDecoder().decode(value)
    }
    await reader?.cancel()
    const id = /"answerId":"([^"]+)"/.exec(begun)?.[1] ?? ''
    let state = 'writing'
    for (let tries = 0; state === 'writing' && tries < 400; tries++) {
      state = (await readAnswer(id)).body.data.state
    }
    expect(state).toBe('done')
  })

  it('is a refusal when nothing carries one, with what was searched', async () => {
    const { message } = await answered({ question: '오늘 저녁에 먹을 파스타 요리법을 알려 주세요' })
    expect(message).toMatchObject({
      state: 'done',
      parts: [
        { kind: 'refusal', reason: 'not-legal', corpus: { scope: 'all' } },
        { kind: 'notice', notice: 'disclaimer' },
      ],
    })
  })

  it('is an error that may be tried again, and is not counted, when the service does not answer', async () => {
    const silent = jest.spyOn(log, 'error').mockImplementation(() => {})
    const find = jest
      .spyOn(site.legal.engine, 'search')
      .mockRejectedValue(new Error('the index is gone'))
    const { message, begun } = await answered()
    expect(message.state).toBe('failed')
    expect(message.parts).toEqual([{ kind: 'error', code: 'server', retryable: true }])
    find.mockRestore()
    silent.mockRestore()
    const again = await answered({
      act: 'again',
      conversation: begun.conversation,
      position: 1,
      question: undefined,
    })
    expect(again.message.state).toBe('done')
    expect(again.begun.quota).toEqual({ limit: 5, left: 4 })
  })
})

describe('a conversation', () => {
  it('goes on, is asked differently, and is answered anew', async () => {
    const { begun } = await answered()
    const { conversation } = begun
    const second = await answered({ conversation, question: '그럼 위자료는요?' })
    expect(second.begun).toMatchObject({ conversation, position: 3 })
    expect(await rowsOf(conversation)).toHaveLength(4)

    const edited = await answered({
      act: 'edit',
      conversation,
      position: 0,
      question: '민법 750조는 어떤 내용인가요?',
    })
    expect(edited.begun).toMatchObject({ conversation, position: 1 })
    expect(edited.begun.questionId).not.toBe(begun.questionId)
    expect(await rowsOf(conversation)).toHaveLength(2)
    expect((await readAnswer(second.begun.answerId)).status).toBe(404)

    const again = await answered({ act: 'again', conversation, position: 1, question: undefined })
    expect(again.begun.questionId).toBe(edited.begun.questionId)
    expect(again.begun.answerId).not.toBe(edited.begun.answerId)
    expect(await rowsOf(conversation)).toHaveLength(2)
  })

  it.each([
    ['edit', 1],
    ['edit', 2],
    ['again', 0],
    ['again', 3],
  ])('is not changed by %s at position %i', async (act, position) => {
    const { begun } = await answered()
    const before = await rowsOf(begun.conversation)
    const refused = await ask({
      act,
      conversation: begun.conversation,
      position,
      question: '다른 질문',
    })
    expect(refused.status).toBe(404)
    expect(await rowsOf(begun.conversation)).toEqual(before)
  })
})

describe('limits', () => {
  it('a question that is too long for the plan, or for any', async () => {
    for (const [length, limit] of [
      [1001, 1000],
      [9000, 8000],
    ] as const) {
      expect(await read(await ask({ question: '가'.repeat(length) }))).toMatchObject({
        status: 400,
        body: { error: { code: 'messageTooLong', details: { limit } } },
      })
    }
    expect((await ask({ question: '  ' })).status).toBe(400)
    expect((await ask({ scope: 'elsewhere' })).status).toBe(400)
  })

  it('the day’s questions, each once, refused ones and failed ones not', async () => {
    for (let left = 4; left >= 0; left--) {
      const { begun } = await answered()
      expect(begun.quota).toEqual({ limit: 5, left })
      expect((await ask({ conversation: guessed() })).status).toBe(left === 0 ? 429 : 404)
    }
    const { status, body } = await read(await ask())
    expect(status).toBe(429)
    expect(body.error).toMatchObject({ code: 'rateLimit', details: { limit: 5, of: 'day' } })
    expect(body.error.details.retryAfterMinutes).toBeGreaterThan(0)
    expect(body.error.details.retryAfterMinutes).toBeLessThanOrEqual(24 * 60)
  })

  it('no question that was refused', async () => {
    const pasta = '오늘 저녁에 먹을 파스타 요리법을 알려 주세요'
    expect((await answered({ question: pasta })).message.parts).toMatchObject([
      { kind: 'refusal' },
      { kind: 'notice' },
    ])
    expect((await answered()).begun.quota).toEqual({ limit: 5, left: 4 })
  })

  it('answers at once: the second tab is asked to wait, and not counted', async () => {
    await answered()
    const release = holdSearch()
    const [one, other] = await Promise.all([ask(), ask()])
    release()
    const [taken, refused] = one.status === 200 ? [one, other] : [other, one]
    expect(await read(refused)).toMatchObject({
      status: 429,
      body: { error: { details: { limit: 1, of: 'at-once', retryAfterMinutes: null } } },
    })
    const events = await eventsOf(taken)
    expect(messageOf(events).state).toBe('done')
    expect((await answered()).begun.quota).toEqual({ limit: 5, left: 2 })
  })

  it('a writer that died blocks nobody, and its answer has failed', async () => {
    const { begun } = await answered()
    const { sql } = site.supabase
    await sql`update messages set state = 'writing', parts = '[]', updated_at = now() - interval '2 minutes'
      where id = ${begun.answerId}`
    expect((await ask()).status).toBe(429)
    await sql`update messages set updated_at = now() - interval '4 minutes' where id = ${begun.answerId}`
    expect((await readAnswer(begun.answerId)).body.data).toMatchObject({
      state: 'failed',
      parts: [{ kind: 'error' }],
    })
    await answered()
    const [row] = await sql`select state from messages where id = ${begun.answerId}`
    expect(row?.state).toBe('failed')
  })
})

describe('stopping', () => {
  it('ends an answer that is being written, and the next may be asked at once', async () => {
    const release = holdSearch()
    const response = await ask()
    const [writing] = await site.supabase.sql`select id from messages where state = 'writing'`
    expect(await stopAnswer(writing?.id)).toMatchObject({
      status: 200,
      body: { data: { stopped: true } },
    })
    const message = messageOf(await eventsOf(response))
    expect(message).toMatchObject({
      state: 'stopped',
      parts: [{ kind: 'notice', notice: 'stopped' }, { kind: 'notice' }],
    })
    release()
    expect((await answered()).message.state).toBe('done')
    expect((await stopAnswer(message.id)).body.data).toEqual({ stopped: false })
  })
})

describe('activity', () => {
  it('keeps the first hundred characters of an account’s question, once', async () => {
    await newBrowser(site.supabase)
    const question = `불법행위로 손해를 입히면 ${'손해배상 '.repeat(40)}`
    const { begun } = await answered({ question })
    await answered({
      act: 'again',
      conversation: begun.conversation,
      position: 1,
      question: undefined,
    })
    const rows = await site.supabase.sql`
      select activity_data from user_activity a join conversations c on c.user_id = a.user_id
      where c.id = ${begun.conversation} and activity_type = 'chat'`
    expect(rows).toHaveLength(1)
    expect(rows[0]?.activity_data).toEqual({ message: question.slice(0, 100), scope: 'all' })
  })
})
