/** @jest-environment node */
import { POST } from '@/app/api/chat/answers/route'
import { forgetKnownKeys } from '@/lib/api-keys/admission'
import type { ApiScope } from '@/lib/api-keys/constants'
import { createApiKey } from '@/lib/api-keys/mutations'
import { chatOperations } from '@/lib/chat/keyed/operations'
import { entitlements } from '@/lib/entitlements'
import { type ChatSite, guessed, startChatSite } from '@/tests/factories/chat-site'
import { makePerson, type Person } from '@/tests/factories/person'

let site: ChatSite
let mine: Person
let theirs: Person
beforeAll(async () => {
  site = await startChatSite()
  mine = await makePerson(site.supabase)
  theirs = await makePerson(site.supabase)
})
afterAll(() => site.stop())
beforeEach(() => forgetKnownKeys())

async function keyOf({ client }: Person, scopes: ApiScope[] = ['chat:ask']): Promise<string> {
  const form = { name: '프로그램', scopes, lifetime: 30 as const, dailyLimit: null }
  const made = await createApiKey(client, form, new Date())
  if (!made.ok) throw new Error(made.reason)
  return made.key
}

const question = '불법행위로 손해를 입히면 손해배상을 해야 하나요?'

async function ask(key: string | null, changes: object = {}) {
  const answer = await POST(
    new Request('http://localhost:3000/api/chat/answers', {
      method: 'POST',
      headers: key ? { authorization: `Bearer ${key}` } : {},
      body: JSON.stringify({ question, ...changes }),
    }),
  )
  return { status: answer.status, body: await answer.json() }
}

const conversationsOf = ({ id }: Person) =>
  site.supabase.sql`select id from conversations where user_id = ${id}`

it('a question is answered whole, as documented, and stands among the conversations', async () => {
  const key = await keyOf(mine)
  const { status, body } = await ask(key)
  expect(status).toBe(200)
  expect(chatOperations[0]?.answer.safeParse(body).error?.issues ?? []).toEqual([])
  const { conversation, answer, quota } = body.data
  expect(answer.state).toBe('done')
  const sources = answer.parts.find(({ kind }: { kind: string }) => kind === 'sources')
  expect(sources.sources[0].href).toContain('/statutes/')
  expect(quota).toEqual({ limit: entitlements.free.questionsADay, left: quota.limit - 1 })
  expect(await conversationsOf(mine)).toEqual([{ id: conversation }])

  const next = await ask(key, { conversation, question: '시효는 언제 끝나나요?', locale: 'en' })
  expect(next.body.data).toMatchObject({ conversation, quota: { left: quota.left - 1 } })
})

it("another's conversation and a guessed one are not there", async () => {
  const [{ id: conversation } = { id: '' }] = await conversationsOf(mine)
  const key = await keyOf(theirs)
  for (const wanted of [conversation, guessed()]) {
    const { status, body } = await ask(key, { conversation: wanted })
    expect([status, body.error.code]).toEqual([404, 'conversationNotFound'])
  }
  expect(await conversationsOf(theirs)).toEqual([])
})

it('no key and a key for something else ask nothing', async () => {
  expect((await ask(null)).status).toBe(401)
  const { status, body } = await ask(await keyOf(theirs, ['corpus:read', 'mcp']))
  expect([status, body.error.details]).toEqual([403, { scope: 'chat:ask' }])
  expect(await conversationsOf(theirs)).toEqual([])
})

it('says what is wrong with a question, and when the day has no more', async () => {
  const key = await keyOf(theirs)
  expect((await ask(key, { question: ' ' })).body.error).toMatchObject({
    code: 'validation',
    details: { fields: ['question'] },
  })
  expect((await ask(key, { scope: 'documents' })).body.error.code).toBe('validation')
  const { questionLength, questionsADay } = entitlements.free
  const long = await ask(key, { question: '가'.repeat(questionLength + 1) })
  expect(long.body.error).toMatchObject({
    code: 'messageTooLong',
    details: { limit: questionLength },
  })
  for (let asked = 0; asked < questionsADay; asked++) expect((await ask(key)).status).toBe(200)
  const refused = await ask(key)
  expect([refused.status, refused.body.error.code]).toEqual([429, 'rateLimit'])
})
