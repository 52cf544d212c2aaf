/** @jest-environment node */
import { randomUUID } from 'node:crypto'
import type { SupabaseClient } from '@supabase/supabase-js'
import { addValue, deleteValue } from '@/lib/calculators/actions'
import { initialDatedValueState } from '@/lib/calculators/values/dated-value-form'
import { setLogLevel } from '@/lib/log'
import {
  addMatterDeadline,
  addMatterParty,
  addMatterRecord,
  changeCalendar,
  changeMatter,
  changePart,
  writeMatter,
} from '@/lib/matters/actions'
import { readFeed, readMatter, readMatters } from '@/lib/matters/data'
import { hashFeedToken } from '@/lib/matters/feed-token'
import {
  initialChangeState,
  initialDeadlineState,
  initialFeedState,
  initialMatterState,
  initialPartyState,
  initialRecordState,
} from '@/lib/matters/form-state'
import type { AnonymousDb, UserDb } from '@/lib/supabase/types'
import { loadOwnParties, saveOwnDraft } from '@/lib/templates/actions'
import { type SupabaseProcess, startSupabase } from '@/tests/embedded/supabase-process'
import { makePerson, type Person } from '@/tests/factories/person'
import { formOf as form, redirectTarget } from '@/tests/lib/profile/action-results'

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
  setLogLevel('off')
  supabase = await startSupabase()
})
afterAll(() => supabase.stop())

let owner: Person
let other: Person
beforeEach(async () => {
  owner = await makePerson(supabase)
  other = await makePerson(supabase)
  asking = owner.client
})

async function openMatter(): Promise<string> {
  const to = await redirectTarget(
    writeMatter(initialMatterState, form({ title: '대여금', locale: 'ko' })),
  )
  return to.split('/').at(-1) ?? ''
}
const matterOf = (person: Person, id: string) => readMatter(person.client as UserDb, id)

it('a matter takes parties, deadlines and records of its owner', async () => {
  const matter = await openMatter()
  expect(
    await addMatterParty(initialPartyState, form({ matter, role: 'opponent', name: '김철수' })),
  ).toMatchObject({ result: 'added' })
  expect(
    await addMatterDeadline(
      initialDeadlineState,
      form({ matter, preset: 'appeal', day: '2026-12-11', title: '', remind: '3' }),
    ),
  ).toMatchObject({ result: { dueOn: '2026-12-28' } })
  expect(
    await addMatterRecord(
      initialRecordState,
      form({ matter, kind: 'decision', reference: '2017다212194', body: '' }),
    ),
  ).toMatchObject({ result: 'added' })
  const kept = await matterOf(owner, matter)
  expect(kept).toMatchObject({
    matter_parties: [{ name: '김철수', role: 'opponent' }],
    matter_deadlines: [
      { title: 'appeal', due_on: '2026-12-28', start_on: '2026-12-11', remind_days: 3 },
    ],
    matter_records: [{ kind: 'decision', reference: '2017다212194', body: '2017다212194' }],
  })
  const id = kept?.matter_deadlines[0]?.id ?? ''
  await changePart(initialChangeState, form({ id, part: 'deadline', change: 'done' }))
  expect((await matterOf(owner, matter))?.matter_deadlines[0]?.done_at).not.toBeNull()
  await changePart(initialChangeState, form({ id, part: 'deadline', change: 'delete' }))
  expect((await matterOf(owner, matter))?.matter_deadlines).toEqual([])
})

it('nobody else reads it or changes it, and what is wrong is named at its field', async () => {
  const matter = await openMatter()
  await addMatterParty(initialPartyState, form({ matter, role: 'client', name: '홍길동' }))
  const party = (await matterOf(owner, matter))?.matter_parties[0]?.id ?? ''
  asking = other.client
  expect(await matterOf(other, matter)).toBeNull()
  expect(await readMatters(other.client as UserDb)).toEqual([])
  const tried = [
    await writeMatter(initialMatterState, form({ matter, title: '내 것' })),
    await changeMatter(initialChangeState, form({ matter, change: 'delete' })),
    await changePart(initialChangeState, form({ id: party, part: 'party', change: 'delete' })),
    await addMatterParty(initialPartyState, form({ matter, role: 'client', name: 'x' })),
    await addMatterDeadline(initialDeadlineState, form({ matter, title: 'x', day: '2026-12-11' })),
    await addMatterRecord(initialRecordState, form({ matter, kind: 'note', body: 'x' })),
    await changePart(initialChangeState, form({ id: party, part: 'party', change: 'done' })),
  ]
  expect(tried.map(({ reason }) => reason)).toEqual(tried.map(() => 'gone'))
  expect((await matterOf(owner, matter))?.matter_parties).toHaveLength(1)

  asking = owner.client
  expect(
    await addMatterParty(initialPartyState, form({ matter, role: 'king', name: '' })),
  ).toMatchObject({ errors: { role: 'choice', name: 'required' }, values: { role: 'king' } })
  expect(
    await addMatterDeadline(initialDeadlineState, form({ matter, title: 'x', day: '1950-01-01' })),
  ).toMatchObject({ errors: { day: 'day' } })
})

it('a calendar is read by its secret alone, until there is another', async () => {
  const matter = await openMatter()
  await addMatterDeadline(initialDeadlineState, form({ matter, title: '기일', day: '2099-01-02' }))
  const make = async () => {
    const { result } = await changeCalendar(initialFeedState, form({ change: 'make' }))
    return result && result !== 'revoked' ? (result.address.split('/').at(-1) ?? '') : ''
  }
  const read = (token: string) => readFeed(supabase.visitor() as AnonymousDb, hashFeedToken(token))
  const first = await make()
  expect(await read(first)).toMatchObject([
    { title: '기일', matter: '대여금', dueOn: '2099-01-02' },
  ])
  const second = await make()
  expect(await read(first)).toBeNull()
  expect(await read(second)).toHaveLength(1)
  await changeMatter(initialChangeState, form({ matter, change: 'close' }))
  expect(await read(second)).toEqual([])
  await changeCalendar(initialFeedState, form({ change: 'revoke' }))
  expect(await read(second)).toBeNull()
})

it('a visitor may do nothing of this', async () => {
  asking = supabase.visitor()
  const matter = randomUUID()
  const tried = [
    await writeMatter(initialMatterState, form({ title: 'x' })),
    await changeMatter(initialChangeState, form({ matter, change: 'delete' })),
    await addMatterParty(initialPartyState, form({ matter, role: 'client', name: 'x' })),
    await addMatterDeadline(initialDeadlineState, form({ matter, title: 'x', day: '2026-12-11' })),
    await addMatterRecord(initialRecordState, form({ matter, kind: 'note', body: 'x' })),
    await changePart(initialChangeState, form({ id: matter, part: 'party', change: 'delete' })),
    await changeCalendar(initialFeedState, form({ change: 'make' })),
  ]
  expect(tried.map(({ reason }) => reason)).toEqual(tried.map(() => 'unauthorized'))
  expect(await addValue(initialDatedValueState, form({}))).toMatchObject({ reason: 'denied' })
  expect(await deleteValue(initialDatedValueState, form({}))).toMatchObject({ reason: 'denied' })
  expect(await loadOwnParties()).toEqual({ ok: false, reason: 'unauthorized' })
})

it('only an administrator adds and deletes figures, one of a kind and day', async () => {
  const figure = {
    kind: 'minimum-wage',
    from: '2040-01-01',
    until: '2040-12-31',
    value: '20,000',
    source: '고시 제1호',
  }
  expect(await addValue(initialDatedValueState, form(figure))).toMatchObject({ reason: 'denied' })
  await supabase.sql`update profiles set role = 'admin' where id = ${owner.id}`
  expect(await addValue(initialDatedValueState, form({ ...figure, until: '' }))).toMatchObject({
    errors: { until: 'until' },
    values: { value: '20,000' },
  })
  expect(await addValue(initialDatedValueState, form(figure))).toMatchObject({ result: 'added' })
  expect(await addValue(initialDatedValueState, form(figure))).toMatchObject({ reason: 'taken' })
  const [row] = await supabase.sql`select id from dated_values where valid_from = '2040-01-01'`
  const id = String(row?.id)
  const [audit] = await supabase.sql`select action, actor_id from audit_log where target_id = ${id}`
  expect(audit).toEqual({ action: 'value.added', actor_id: owner.id })
  expect(await deleteValue(initialDatedValueState, form({ id }))).toMatchObject({
    result: 'deleted',
  })
  expect(await deleteValue(initialDatedValueState, form({ id }))).toMatchObject({ reason: 'gone' })
})

it("people of one's own drafts are offered, nobody else's", async () => {
  await saveOwnDraft('loan-agreement', {
    lender: { name: '홍길동', address: '서울', residentNumber: '800501-1234567' },
  })
  expect(await loadOwnParties()).toEqual({
    ok: true,
    parties: [{ type: 'person', name: '홍길동', address: '서울' }],
  })
  asking = other.client
  expect(await loadOwnParties()).toEqual({ ok: true, parties: [] })
})
