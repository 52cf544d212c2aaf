/** @jest-environment node */
import { randomUUID } from 'node:crypto'
import type { SupabaseClient } from '@supabase/supabase-js'
import { requestDeletion, saveProfile, withdrawDeletion } from '@/lib/profile/actions'
import { readProfile } from '@/lib/profile/data'
import { initialDeletionState, initialWithdrawState } from '@/lib/profile/form-state'
import { initialProfileState } from '@/lib/profile/profile-form'
import { type SupabaseProcess, startSupabase } from '@/tests/embedded/supabase-process'
import { makePerson, type Person } from '@/tests/factories/person'
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

const good = {
  locale: 'ko',
  userType: 'enterprise',
  phone: '01012345678',
  organization: 'corporateLegal',
  position: '팀장',
  fax: '',
  language: 'ko',
}
const rowOf = async (id: string) => (await supabase.sql`select * from profiles where id = ${id}`)[0]
const seenOf = async ({ client, id }: Person) => (await readProfile(client, id))?.updatedAt ?? ''
const start = async ({ client, id }: Person) => {
  const profile = await readProfile(client, id)
  if (!profile) throw new Error('no profile')
  return initialProfileState(profile)
}
const eventsOf = async (id: string) =>
  (await supabase.sql`select event_type from security_logs where user_id = ${id} order by id`).map(
    ({ event_type }) => event_type,
  )
const activityOf = async (id: string) =>
  (
    await supabase.sql`select activity_type from user_activity where user_id = ${id} order by stored_at`
  ).map(({ activity_type }) => activity_type)

describe('saving a profile', () => {
  const save = async (changed: Record<string, string> = {}) =>
    saveProfile(await start(owner), formOf({ ...good, seen: await seenOf(owner), ...changed }))

  it('stores all fields at once, keeps when marketing was agreed to, and tells the activity', async () => {
    expect(await redirectTarget(save({ marketing: 'on' }))).toBe('/profile?saved=profile')
    const first = await rowOf(owner.id)
    expect(first).toMatchObject({
      user_type: 'enterprise',
      phone: '01012345678',
      organization: 'corporateLegal',
      position: '팀장',
      fax: null,
      language: 'ko',
    })
    expect(first?.marketing_agreed_at).not.toBeNull()
    await redirectTarget(save({ marketing: 'on', position: '' }))
    const second = await rowOf(owner.id)
    expect(second?.position).toBeNull()
    expect(second?.marketing_agreed_at).toEqual(first?.marketing_agreed_at)
    await redirectTarget(save())
    expect((await rowOf(owner.id))?.marketing_agreed_at).toBeNull()
    expect(await activityOf(owner.id)).toEqual([
      'profile_update',
      'profile_update',
      'profile_update',
    ])
  })

  it('leads to another language and has Auth write in it', async () => {
    expect(await redirectTarget(save({ language: 'ja' }))).toBe('/ja/profile?saved=profile')
    const { data } = await owner.client.auth.getUser()
    expect(data.user?.user_metadata.language).toBe('ja')
  })

  it('refuses as a whole, and keeps what was typed', async () => {
    const before = await rowOf(owner.id)
    const answer = await save({ phone: '0101', position: '과장', role: 'admin' })
    expect(answer).toMatchObject({
      attempt: 1,
      reason: null,
      errors: { phone: 'invalidPhone' },
      values: { phone: '0101', position: '과장' },
    })
    expect(await rowOf(owner.id)).toEqual(before)
  })

  it('changes nothing that is not in the form', async () => {
    const before = await rowOf(owner.id)
    await redirectTarget(
      save({ role: 'admin', email: 'x@example.test', id: randomUUID(), disabled_at: '1' }),
    )
    const { role, email, id, disabled_at, created_at } = before ?? {}
    expect(await rowOf(owner.id)).toMatchObject({ role, email, id, disabled_at, created_at })
  })

  it('does not write over what was saved elsewhere, until both were seen', async () => {
    const seen = await seenOf(owner)
    await redirectTarget(save({ position: '부장' }))
    const answer = await save({ position: '과장', seen })
    expect(answer).toMatchObject({
      reason: 'conflict',
      values: { position: '과장' },
      stored: { position: '부장' },
    })
    expect((await rowOf(owner.id))?.position).toBe('부장')
    await redirectTarget(save({ position: '과장', seen: answer.seen }))
    expect((await rowOf(owner.id))?.position).toBe('과장')
  })

  it('of two at once only one is saved', async () => {
    const seen = await seenOf(owner)
    const both = await Promise.allSettled([
      save({ position: '가', seen }),
      save({ position: '나', seen }),
    ])
    const led = both.filter(({ status }) => status === 'rejected')
    const told = both.flatMap((each) => (each.status === 'fulfilled' ? [each.value.reason] : []))
    expect(led).toHaveLength(1)
    expect(told).toEqual(['conflict'])
  })

  it.each(['', 'yesterday', '2000-01-01T00:00:00+00:00'])(
    'a form that saw "%s" is old',
    async (seen) => {
      expect(await save({ seen })).toMatchObject({ reason: 'conflict' })
    },
  )
})

describe('asking to be deleted', () => {
  const ask = (fields: Record<string, string>) =>
    requestDeletion(initialDeletionState, formOf({ locale: 'en', ...fields }))
  const requests = () =>
    supabase.sql`select status, reason from deletion_requests where user_id = ${owner.id}
      order by requested_at`

  it('needs the address of the account and a short reason', async () => {
    expect(await ask({ email: 'other@example.test', reason: '가'.repeat(1001) })).toMatchObject({
      reason: null,
      errors: { email: 'mismatch', reason: 'tooLong' },
      values: { email: 'other@example.test' },
    })
    expect(await requests()).toHaveLength(0)
  })

  it('is kept once, logged, and can be withdrawn', async () => {
    const to = await redirectTarget(
      ask({ email: ` ${owner.email.toUpperCase()} `, reason: ' 이사 ' }),
    )
    expect(to).toBe('/en/profile?saved=deletion')
    expect(await ask({ email: owner.email })).toMatchObject({ reason: 'already' })
    expect(await requests()).toMatchObject([{ status: 'requested', reason: '이사' }])
    expect(await eventsOf(owner.id)).toEqual(['deletion_requested'])
    expect(await activityOf(owner.id)).toEqual(['deletion_request'])
    const withdraw = () => withdrawDeletion(initialWithdrawState, formOf({ locale: 'ko' }))
    expect(await redirectTarget(withdraw())).toBe('/profile?saved=withdrawn')
    expect(await requests()).toMatchObject([{ status: 'withdrawn', reason: null }])
    expect(await withdraw()).toMatchObject({ reason: 'nothing' })
    await redirectTarget(ask({ email: owner.email }))
    expect(await requests()).toHaveLength(2)
  })
})

describe('whoever is not signed in', () => {
  const acts = {
    leave: () => requestDeletion(initialDeletionState, formOf({ email: owner.email })),
    stay: () => withdrawDeletion(initialWithdrawState, formOf({})),
  }
  it.each(Object.entries(acts))('is told so: %s', async (_, act) => {
    const before = await rowOf(owner.id)
    asking = supabase.visitor()
    expect(Object.values(await act())).toContain('unauthorized')
    expect(await rowOf(owner.id)).toEqual(before)
  })

  it('keeps what they typed in the profile', async () => {
    const started = await start(owner)
    asking = supabase.visitor()
    const answer = await saveProfile(started, formOf(good))
    expect(answer).toMatchObject({ reason: 'unauthorized', values: { position: '팀장' } })
    expect((await rowOf(owner.id))?.position).toBeNull()
  })
})
