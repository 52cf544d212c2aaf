/** @jest-environment node */
import { read } from '@/tests/factories/api-call'
import {
  answered,
  ask,
  browser,
  type ChatSite,
  cookieStore,
  guessed,
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

const messagesOf = (conversation: string) =>
  site.supabase.sql`select id from messages where conversation_id = ${conversation}`

describe('what is another’s', () => {
  it.each([
    ['another device', undefined],
    ['an account', 'account'],
  ])('is not there for %s', async (_, signedIn) => {
    const { begun } = await answered()
    await newBrowser(signedIn ? site.supabase : undefined)
    if (!signedIn) await answered()
    const count = (await messagesOf(begun.conversation)).length
    expect((await readAnswer(begun.answerId)).status).toBe(404)
    expect((await stopAnswer(begun.answerId)).status).toBe(404)
    for (const act of ['ask', 'edit', 'again']) {
      const response = await ask({
        act,
        conversation: begun.conversation,
        position: act === 'again' ? 1 : 0,
      })
      expect(await read(response)).toMatchObject({
        status: 404,
        body: { error: { code: 'conversationNotFound' } },
      })
    }
    expect(await messagesOf(begun.conversation)).toHaveLength(count)
  })

  it('of an account is not there for another account, nor without its session', async () => {
    await newBrowser(site.supabase)
    const { begun } = await answered()
    expect((await readAnswer(begun.answerId)).status).toBe(200)
    for (const other of [site.supabase, undefined]) {
      await newBrowser(other)
      expect((await readAnswer(begun.answerId)).status).toBe(404)
      expect((await ask({ conversation: begun.conversation })).status).toBe(404)
    }
  })

  it('guessed is nothing', async () => {
    await answered()
    for (const id of [guessed(), 'x', "'; drop table messages; --"]) {
      expect((await readAnswer(id)).status).toBe(404)
      expect((await stopAnswer(id)).status).toBe(404)
    }
    expect((await ask({ conversation: guessed() })).status).toBe(404)
  })

  it('reading makes no device, and a forged one is none', async () => {
    expect((await readAnswer(guessed())).status).toBe(404)
    expect(browser.jar.size).toBe(0)
    const { begun } = await answered()
    const { device } = Object.fromEntries(browser.jar)
    const [row] = await site.supabase
      .sql`select device from conversations where id = ${begun.conversation}`
    expect(row?.device).toHaveLength(43)
    // Whoever reads the database learns no secret.
    expect(row?.device).not.toBe(device)
    browser.jar.set('device', String(row?.device))
    expect((await readAnswer(begun.answerId)).status).toBe(404)
  })
})
