/** @jest-environment node */
import { randomUUID } from 'node:crypto'
import type { SupabaseClient } from '@supabase/supabase-js'
import type { Mail } from '@/lib/mail/mail'
import {
  changeEmail,
  endSessions,
  saveLanguage,
  saveNotifications,
  savePassword,
} from '@/lib/profile/settings/actions'
import {
  initialEmailState,
  initialPasswordState,
  initialSessionState,
  initialSettingState,
} from '@/lib/profile/settings/form-state'
import { type SupabaseProcess, startSupabase } from '@/tests/embedded/supabase-process'
import { makePerson, type Person, password } from '@/tests/factories/person'
import { formOf, redirectTarget } from './action-results'

let supabase: SupabaseProcess
let asking: SupabaseClient
// Cookies and headers exist only inside a request of Next; who asks is chosen here.
jest.mock('@/lib/supabase/clients', () => ({
  userClient: async () => asking,
  anonymousClient: () => supabase.visitor(),
}))
jest.mock('@/lib/supabase/service-client', () => ({ serviceClient: () => supabase.admin() }))
jest.mock('next/headers', () => ({
  headers: async () => new Headers({ 'user-agent': 'Jest', 'x-forwarded-for': '203.0.113.7' }),
}))
const afterwards: Promise<void>[] = []
jest.mock('next/server', () => ({
  after: (work: () => Promise<void>) => afterwards.push(work()),
}))
jest.mock('@/lib/mail/send-mail', () => ({ sendMail: async (mail: Mail) => sent.push(mail) }))
const sent: Mail[] = []
jest.mock('next/cache', () => ({ refresh: () => undefined }))

beforeAll(async () => {
  supabase = await startSupabase()
})
afterAll(() => supabase.stop())

let owner: Person
beforeEach(async () => {
  owner = await makePerson(supabase)
  asking = owner.client
})

const rowOf = async (id: string) => (await supabase.sql`select * from profiles where id = ${id}`)[0]
const eventsOf = async (id: string) =>
  (await supabase.sql`select event_type from security_logs where user_id = ${id} order by id`).map(
    ({ event_type }) => event_type,
  )

describe('settings', () => {
  it('keep the language, for the site and for Auth', async () => {
    const to = await redirectTarget(saveLanguage(initialSettingState, formOf({ language: 'zh' })))
    expect(to).toBe('/zh/settings?saved=language')
    expect((await rowOf(owner.id))?.language).toBe('zh')
    expect(await saveLanguage(initialSettingState, formOf({ language: 'fr' }))).toMatchObject({
      reason: 'failed',
    })
  })

  it('keep which mails somebody wants', async () => {
    const save = (fields: Record<string, string>) =>
      saveNotifications(initialSettingState, formOf(fields))
    expect(await save({ marketing: 'on', signInAlerts: 'on' })).toMatchObject({ result: 'saved' })
    const first = await rowOf(owner.id)
    expect(first).toMatchObject({ sign_in_alerts: true })
    await save({ marketing: 'on' })
    expect(await rowOf(owner.id)).toMatchObject({
      sign_in_alerts: false,
      marketing_agreed_at: first?.marketing_agreed_at,
    })
    await save({})
    expect((await rowOf(owner.id))?.marketing_agreed_at).toBeNull()
  })

  const change = (fields: Record<string, string>) =>
    savePassword(
      initialPasswordState,
      formOf({
        current: password,
        password: 'another horse',
        confirmPassword: 'another horse',
        ...fields,
      }),
    )

  it('change the password of who knows it, and end the other sessions', async () => {
    const elsewhere = supabase.visitor()
    await elsewhere.auth.signInWithPassword({ email: owner.email, password })
    expect(await change({})).toMatchObject({ result: 'saved', errors: {} })
    expect((await elsewhere.auth.getUser()).data.user).toBeNull()
    expect((await owner.client.auth.getUser()).data.user?.email).toBe(owner.email)
    const again = await supabase.visitor().auth.signInWithPassword({
      email: owner.email,
      password: 'another horse',
    })
    expect(again.error).toBeNull()
    expect(await eventsOf(owner.id)).toEqual(['password_changed'])
    await Promise.all(afterwards)
    const [mail] = sent.filter(({ to }) => to === owner.email)
    expect(mail?.subject).toContain('비밀번호가 바뀌었습니다')
  })

  it.each([
    [{ current: '' }, { current: 'required' }],
    [{ current: 'x'.repeat(73) }, { current: 'wrongPassword' }],
    [{ current: 'wrong horse' }, { current: 'wrongPassword' }],
    [{ password: '12345', confirmPassword: '12345' }, { password: 'passwordLength' }],
    [{ confirmPassword: 'other' }, { confirmPassword: 'passwordMismatch' }],
    [{ password, confirmPassword: password }, { password: 'samePassword' }],
    [{ password: 'Football', confirmPassword: 'Football' }, { password: 'weakPassword' }],
  ])('a password with %j is refused', async (fields, errors) => {
    expect(await change(fields)).toMatchObject({ reason: null, result: null, errors })
    expect(await eventsOf(owner.id)).toEqual([])
  })

  it('let nobody guess the password for long', async () => {
    for (const _ of Array.from({ length: 5 })) {
      expect(await change({ current: 'wrong horse' })).toMatchObject({
        errors: { current: 'wrongPassword' },
      })
    }
    expect(await change({})).toMatchObject({ reason: 'tooMany' })
  })

  it('mail a link to a new address, and tell nobody whose an address is', async () => {
    const ask = (email: string, current = password) =>
      changeEmail(initialEmailState, formOf({ email, current }))
    expect(await ask('')).toMatchObject({ errors: { email: 'required' } })
    expect(await ask('nobody')).toMatchObject({
      errors: { email: 'invalidEmail' },
      values: { email: 'nobody' },
    })
    expect(await ask(owner.email)).toMatchObject({ errors: { email: 'sameEmail' } })
    const taken = await makePerson(supabase)
    expect(await ask(taken.email)).toMatchObject({ result: { sentTo: taken.email } })
    const next = `new-${randomUUID()}@example.test`
    expect(await ask(next)).toMatchObject({ result: { sentTo: next } })
    for (const to of [next, owner.email]) expect(await supabase.lastMail(to)).toBeDefined()
    expect((await rowOf(owner.id))?.email).toBe(owner.email)
    expect(await eventsOf(owner.id)).toContain('email_change_requested')
  })

  it.each([
    ['', 'required'],
    ['wrong horse', 'wrongPassword'],
  ])('a new address is not asked for with the password %j', async (current, error) => {
    const next = `new-${randomUUID()}@example.test`
    const answer = await changeEmail(initialEmailState, formOf({ email: next, current }))
    expect(answer).toMatchObject({ result: null, errors: { current: error } })
    for (const to of [next, owner.email]) expect(await supabase.lastMail(to)).toBeUndefined()
  })

  it('end one session, or all others', async () => {
    const [one, two] = [supabase.visitor(), supabase.visitor()]
    for (const client of [one, two]) {
      await client.auth.signInWithPassword({ email: owner.email, password })
    }
    const sessions = await owner.client.rpc('my_sessions')
    const other = sessions.data.find((each: { is_current: boolean }) => !each.is_current)
    const end = (session: string) => endSessions(initialSessionState, formOf({ session }))
    expect(sessions.data).toHaveLength(3)
    expect(await end(other.id)).toMatchObject({ result: 'ended' })
    expect(await end(other.id)).toMatchObject({ result: 'gone' })
    expect(await end('everything')).toMatchObject({ reason: 'failed' })
    expect((await owner.client.rpc('my_sessions')).data).toHaveLength(2)
    expect(await end('others')).toMatchObject({ result: 'othersEnded' })
    expect((await owner.client.rpc('my_sessions')).data).toHaveLength(1)
    expect(await eventsOf(owner.id)).toEqual(['sessions_ended', 'sessions_ended'])
  })
})

describe('whoever is not signed in', () => {
  const acts = {
    language: () => saveLanguage(initialSettingState, formOf({ language: 'zh' })),
    mails: () => saveNotifications(initialSettingState, formOf({ marketing: 'on' })),
    email: () =>
      changeEmail(initialEmailState, formOf({ email: 'new@example.test', current: password })),
    sessions: () => endSessions(initialSessionState, formOf({ session: 'others' })),
  }
  it.each(Object.entries(acts))('is told so: %s', async (_, act) => {
    const before = await rowOf(owner.id)
    asking = supabase.visitor()
    expect(Object.values(await act())).toContain('unauthorized')
    expect(await rowOf(owner.id)).toEqual(before)
  })

  it('changes no password', async () => {
    asking = supabase.visitor()
    const answer = await savePassword(
      initialPasswordState,
      formOf({ current: password, password: 'another horse', confirmPassword: 'another horse' }),
    )
    expect(answer).toMatchObject({ reason: 'unauthorized' })
  })

  it('a disabled account is nobody', async () => {
    await supabase.sql`update profiles set disabled_at = now() where id = ${owner.id}`
    expect(await acts.mails()).toMatchObject({ reason: 'unauthorized' })
  })
})
