/** @jest-environment node */
import { randomUUID } from 'node:crypto'
import type { SupabaseClient } from '@supabase/supabase-js'
import { setLogLevel } from '@/lib/log'
import {
  accept,
  changeInvitation,
  invite,
  leave,
  manageMember,
  removeOrganization,
  writeOrganization,
} from '@/lib/organizations/actions'
import type { OrganizationRole } from '@/lib/organizations/constants'
import { readInvitations, readOrganization, readOwnOrganizations } from '@/lib/organizations/data'
import {
  initialAcceptState,
  initialDeletionState,
  initialInvitationState,
  initialInviteState,
  initialLeaveState,
  initialMemberState,
  initialNameState,
} from '@/lib/organizations/form-state'
import { readShared } from '@/lib/saved/data'
import type { UserDb } from '@/lib/supabase/types'
import { type SupabaseProcess, startSupabase } from '@/tests/embedded/supabase-process'
import { mailInvitations, makeOrganization, roleIn, tokenIn } from '@/tests/factories/organization'
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

const db = (person: Person) => person.client as UserDb
const organizationOf = (...people: [Person, OrganizationRole][]) =>
  makeOrganization(supabase.sql, people)
const inviting = (organization: string, email: string, role = 'member') =>
  invite(initialInviteState, form({ organization, email, role, language: 'ko' }))
const accepting = (token: string) => accept(initialAcceptState, form({ token, locale: 'ko' }))
const managing = (fields: Record<string, string>) => manageMember(initialMemberState, form(fields))

/** Something that somebody saved; shared where an organisation is named. */
async function save(person: Person, organization: string | null): Promise<string> {
  const [row] = await supabase.sql`insert into saved_sources
    (user_id, kind, reference, path, citation, name, note)
    values (${person.id}, 'article', ${randomUUID()}, '/statutes/x/articles/750', '민법 제750조', '', '메모')
    returning id`
  const id = String(row?.id)
  if (organization)
    await supabase.sql`update saved_sources set organization_id = ${organization} where id = ${id}`
  return id
}

it('is made, joined by the mail, and left', async () => {
  const address = await redirectTarget(
    writeOrganization(initialNameState, form({ name: '가나다 법률사무소', locale: 'ko' })),
  )
  const organization = address.split('/').at(-1) ?? ''
  expect(await inviting(organization, other.email.toUpperCase())).toMatchObject({
    result: { email: other.email },
  })
  expect(await inviting(organization, other.email)).toMatchObject({ reason: 'invited' })
  const token = tokenIn((await mailInvitations(supabase.sql)).at(-1))

  asking = (await makePerson(supabase)).client
  expect(await accepting(token)).toMatchObject({ reason: 'otherAddress' })
  asking = other.client
  expect(await redirectTarget(accepting(token))).toContain(organization)
  expect(await accepting(token)).toMatchObject({ reason: 'used' })
  expect(await readOwnOrganizations(db(other), other.id)).toMatchObject([
    { id: organization, role: 'member', members: 2 },
  ])
  await redirectTarget(leave(initialLeaveState, form({ organization, locale: 'ko' })))
  expect(await readOrganization(db(other), organization)).toBeNull()
  asking = owner.client
  expect(await leave(initialLeaveState, form({ organization, locale: 'ko' }))).toMatchObject({
    reason: 'lastOwner',
  })
})

it('a link that was sent anew or taken back is good no more', async () => {
  const organization = await organizationOf([owner, 'owner'])
  await inviting(organization, other.email)
  const first = tokenIn((await mailInvitations(supabase.sql)).at(-1))
  const [invitation] = await readInvitations(db(owner), organization)
  const act = (change: string) =>
    changeInvitation(initialInvitationState, form({ invitation: invitation?.id ?? '', change }))
  expect(await act('resend')).toMatchObject({ result: 'resent' })
  const second = tokenIn((await mailInvitations(supabase.sql)).at(-1))
  asking = other.client
  expect(await accepting(first)).toMatchObject({ reason: 'missing' })
  expect(await act('revoke')).toMatchObject({ reason: 'missing' })
  asking = owner.client
  expect(await act('revoke')).toMatchObject({ result: 'revoked' })
  asking = other.client
  expect(await accepting(second)).toMatchObject({ reason: 'revoked' })
  expect(await roleIn(supabase.sql, organization, other)).toBeNull()
})

it.each(['member', 'viewer', 'billing'] as const)('a %s manages nobody', async (role) => {
  const organization = await organizationOf([owner, 'owner'], [other, role])
  asking = other.client
  const tried = [
    await inviting(organization, 'new@example.test'),
    await managing({ change: 'remove', organization, member: owner.id }),
    await managing({ change: 'role', organization, member: other.id, role: 'owner', seen: role }),
    await writeOrganization(initialNameState, form({ organization, name: '내 것' })),
    await removeOrganization(
      initialDeletionState,
      form({ organization, typed: '가나다 법률사무소' }),
    ),
  ]
  expect(tried.map(({ reason }) => reason)).toEqual(tried.map(() => 'forbidden'))
  expect(await readInvitations(db(other), organization)).toEqual([])
})

it('an admin makes no owner and removes none', async () => {
  const organization = await organizationOf([owner, 'owner'], [other, 'admin'])
  asking = other.client
  const tried = [
    await managing({
      change: 'role',
      organization,
      member: other.id,
      role: 'owner',
      seen: 'admin',
    }),
    await managing({ change: 'remove', organization, member: owner.id }),
  ]
  expect(tried.map(({ reason }) => reason)).toEqual(['forbidden', 'forbidden'])
})

it('whoever is not in it, and a visitor, hear of nothing', async () => {
  const organization = await organizationOf([owner, 'owner'])
  asking = other.client
  expect(await readOrganization(db(other), organization)).toBeNull()
  expect(await inviting(organization, 'new@example.test')).toMatchObject({ reason: 'missing' })
  expect(await leave(initialLeaveState, form({ organization }))).toMatchObject({
    reason: 'missing',
  })
  asking = supabase.visitor()
  const tried = [
    await writeOrganization(initialNameState, form({ name: 'x' })),
    await inviting(organization, 'new@example.test'),
    await accepting('x'.repeat(43)),
    await leave(initialLeaveState, form({ organization })),
  ]
  expect(tried.map(({ reason }) => reason)).toEqual(tried.map(() => 'unauthorized'))
})

describe('what is shared', () => {
  const share = (person: Person, id: string, organization: string | null) =>
    person.client
      .from('saved_sources')
      .update({ organization_id: organization })
      .eq('id', id)
      .select('id')

  it.each([
    ['viewer', 1],
    ['member', 1],
    ['billing', 0],
  ] as const)('is read by a %s: %d', async (role, seen) => {
    const organization = await organizationOf([owner, 'owner'], [other, role])
    const id = await save(owner, null)
    expect((await share(owner, id, organization)).data).toHaveLength(1)
    await save(owner, null)
    expect(await readShared(db(other), organization)).toHaveLength(seen)
    // Reading is all that others may do.
    expect((await share(other, id, null)).data ?? []).toEqual([])
    await other.client.from('saved_sources').delete().eq('id', id)
    expect(await readShared(db(owner), organization)).toHaveLength(1)
  })

  it('is refused of a viewer and of whoever is not in it', async () => {
    const organization = await organizationOf([owner, 'owner'], [other, 'viewer'])
    const stranger = await makePerson(supabase)
    for (const person of [other, stranger]) {
      const id = await save(person, null)
      expect((await share(person, id, organization)).error?.code).toBe('42501')
    }
    expect(await readShared(db(stranger), organization)).toEqual([])
  })

  it.each(['viewer', 'billing'])('ends for a member who is made %s', async (role) => {
    const organization = await organizationOf([owner, 'owner'], [other, 'member'])
    await save(other, organization)
    expect(await readShared(db(owner), organization)).toMatchObject([{ folder: null }])
    await managing({ change: 'role', organization, member: other.id, role, seen: 'member' })
    expect(await readShared(db(owner), organization)).toEqual([])
  })

  it('stays with a member who is made an admin, and is not read of a closed account', async () => {
    const organization = await organizationOf([owner, 'owner'], [other, 'member'])
    await save(other, organization)
    await managing({
      change: 'role',
      organization,
      member: other.id,
      role: 'admin',
      seen: 'member',
    })
    expect(await readShared(db(owner), organization)).toHaveLength(1)
    await supabase.sql`update profiles set disabled_at = now() where id = ${other.id}`
    expect(await readShared(db(owner), organization)).toEqual([])
  })

  it('goes with whoever leaves, is removed, or loses the organisation', async () => {
    const organization = await organizationOf([owner, 'owner'], [other, 'member'])
    await save(other, organization)
    expect(await readShared(db(owner), organization)).toHaveLength(1)
    expect(await managing({ change: 'remove', organization, member: other.id })).toMatchObject({
      result: 'removed',
    })
    expect(await readShared(db(owner), organization)).toEqual([])
    expect(await readShared(db(other), organization)).toEqual([])
    const mine = await save(owner, organization)
    await redirectTarget(
      removeOrganization(
        initialDeletionState,
        form({ organization, typed: '가나다 법률사무소', locale: 'ko' }),
      ),
    )
    const [kept] = await supabase.sql`select organization_id from saved_sources where id = ${mine}`
    expect(kept).toEqual({ organization_id: null })
  })
})
