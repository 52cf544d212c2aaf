/** @jest-environment node */
import { randomUUID } from 'node:crypto'
import type { SupabaseClient } from '@supabase/supabase-js'
import { assignOwnFinding, chooseReviewSharing } from '@/lib/contracts/assignment/actions'
import { countAssigned, readPeople, readTeam } from '@/lib/contracts/assignment/data'
import { decideOwnFinding, removeReview } from '@/lib/contracts/reviews/actions'
import {
  readFindings,
  readReview,
  readReviews,
  readSharedReviews,
} from '@/lib/contracts/reviews/data'
import { makeReviewShare } from '@/lib/contracts/sharing/actions'
import { initialShareState } from '@/lib/contracts/sharing/form-state'
import { setLogLevel } from '@/lib/log'
import type { OrganizationRole } from '@/lib/organizations/constants'
import type { UserDb } from '@/lib/supabase/types'
import { type SupabaseProcess, startSupabase } from '@/tests/embedded/supabase-process'
import { makeOrganization } from '@/tests/factories/organization'
import { makePerson, type Person } from '@/tests/factories/person'
import { makeReview } from '@/tests/factories/reviews'
import { formOf, redirectTarget } from '@/tests/lib/profile/action-results'

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
  cookies: async () => ({ getAll: () => [] }),
}))
jest.mock('next/cache', () => ({ refresh: () => undefined }))

// The review is a member's: neither owning nor administering the organisation has to do with it.
const names = ['owner', 'admin', 'member', 'viewer', 'billing', 'stranger'] as const
const people = {} as Record<(typeof names)[number], Person>
let organization = ''
let review = ''
let finding = ''

const as = (name: (typeof names)[number]) => {
  asking = people[name].client
}
const db = (name: (typeof names)[number]) => people[name].client as UserDb
const share = (to: string, id = review) =>
  redirectTarget(chooseReviewSharing('ko', id, formOf({ organization: to })))
const assigned = async () => {
  const [row] = await supabase.sql`select assignee_id from contract_findings where id = ${finding}`
  return row?.assignee_id ?? null
}

beforeAll(async () => {
  setLogLevel('off')
  supabase = await startSupabase()
  for (const name of names) people[name] = await makePerson(supabase)
})
afterAll(() => supabase.stop())
beforeEach(async () => {
  const { stranger: _, ...members } = people
  organization = await makeOrganization(
    supabase.sql,
    Object.entries(members).map(([role, person]) => [person, role as OrganizationRole] as const),
  )
  review = await makeReview(supabase, people.member)
  as('member')
  ;[{ id: finding = '' } = { id: '' }] = await readFindings(db('member'), review)
})

it('is shared by its owner, read by members, and decided on by those who contribute', async () => {
  for (const name of ['admin', 'viewer'] as const)
    expect(await readReview(db(name), review)).toBeNull()
  expect(await share(organization)).toContain('done=shared')
  for (const name of ['owner', 'admin', 'viewer'] as const) {
    expect((await readReview(db(name), review))?.user_id).toBe(people.member.id)
    expect(await readFindings(db(name), review)).toHaveLength(1)
    expect((await readSharedReviews(db(name), people[name].id)).map(({ id }) => id)).toContain(
      review,
    )
    // It is no review of their own.
    expect(await readReviews(db(name), people[name].id)).toEqual([])
  }
  for (const name of ['billing', 'stranger'] as const) {
    expect(await readReview(db(name), review)).toBeNull()
    expect(await readFindings(db(name), review)).toEqual([])
    as(name)
    expect(await decideOwnFinding(finding, 'accepted')).toEqual({ ok: false, reason: 'missing' })
  }
  as('viewer')
  expect(await decideOwnFinding(finding, 'accepted')).toEqual({ ok: false, reason: 'missing' })
  as('admin')
  expect(await decideOwnFinding(finding, 'accepted', '', '고친 문구')).toEqual({ ok: true })
  // The review itself is changed by its owner alone.
  expect(await redirectTarget(removeReview('ko', review))).toContain('reason=missing')
  expect(await share('')).toContain('reason=missing')
  const renamed = await db('admin')
    .from('contract_reviews')
    .update({ title: '남의 이름' })
    .eq('id', review)
    .select('id')
  expect(renamed.data).toEqual([])
  expect((await readReview(db('member'), review))?.title).toBe('임대차')
})

it('assigns a finding to somebody who contributes, who finds it and opens it', async () => {
  await share(organization)
  expect(await assignOwnFinding(finding, people.admin.id)).toEqual({ ok: true })
  expect(await countAssigned(db('admin'), people.admin.id)).toEqual(new Map([[review, 1]]))
  const [opened] = await readFindings(db('admin'), review)
  expect(opened?.assignee_id).toBe(people.admin.id)
  const team = await readTeam(db('viewer'), organization)
  expect(team?.mayDecide).toBe(false)
  expect(team?.assignees.map(({ id }) => id).sort()).toEqual(
    [people.owner.id, people.admin.id, people.member.id].sort(),
  )
  const person = await readPeople(db('viewer'), organization)
  expect(person(people.admin.id)).toBe(
    team?.assignees.find(({ id }) => id === people.admin.id)?.email,
  )
  expect(person(people.stranger.id)).toBe('')
  as('admin')
  expect(await assignOwnFinding(finding, people.owner.id)).toEqual({ ok: true })
  expect(await assignOwnFinding(finding, null)).toEqual({ ok: true })
  expect(await assigned()).toBeNull()
})

it.each(['viewer', 'billing', 'stranger'] as const)('assigns nothing to a %s', async (name) => {
  await share(organization)
  const missing = { ok: false, reason: 'missing' }
  expect(await assignOwnFinding(finding, people[name].id)).toEqual(missing)
  as(name)
  expect(await assignOwnFinding(finding, people.admin.id)).toEqual(missing)
  expect(await assigned()).toBeNull()
})

it('assigns nothing of a review that is one’s own alone, nor what is not there', async () => {
  const missing = { ok: false, reason: 'missing' }
  expect(await assignOwnFinding(finding, people.member.id)).toEqual(missing)
  expect(await assignOwnFinding(randomUUID(), people.member.id)).toEqual(missing)
  expect(await assignOwnFinding('x', people.member.id)).toEqual({ ok: false, reason: 'invalid' })
  // Past the function, the column is closed.
  const { error } = await db('member')
    .from('contract_findings')
    .update({ assignee_id: people.member.id })
    .eq('id', finding)
  expect(error?.code).toBe('42501')
  asking = supabase.visitor()
  expect(await assignOwnFinding(finding, people.member.id)).toEqual({
    ok: false,
    reason: 'unauthorized',
  })
})

it('shares only one’s own, and only with an organisation that one contributes to', async () => {
  const other = await makeOrganization(supabase.sql, [[people.stranger, 'owner']])
  expect(await share(other)).toContain('reason=')
  expect(await share('nothing')).toContain('reason=invalid')
  const viewers = await makeReview(supabase, people.viewer)
  as('viewer')
  expect(await share(organization, viewers)).toContain('reason=')
  as('owner')
  expect(await share(organization)).toContain('reason=missing')
  const shared = await readSharedReviews(db('admin'), people.admin.id)
  expect(shared.map(({ id }) => id)).not.toContain(review)
})

it('is nobody’s task any more once it is not shared, or its assignee has left', async () => {
  await share(organization)
  await assignOwnFinding(finding, people.admin.id)
  await share('')
  expect(await assigned()).toBeNull()
  expect(await readReview(db('admin'), review)).toBeNull()

  await share(organization)
  await assignOwnFinding(finding, people.admin.id)
  await supabase.sql`update organization_members set role = 'viewer'
    where organization_id = ${organization} and user_id = ${people.admin.id}`
  expect(await assigned()).toBeNull()

  await assignOwnFinding(finding, people.owner.id)
  await supabase.sql`delete from organization_members
    where organization_id = ${organization} and user_id = ${people.member.id}`
  expect(await assigned()).toBeNull()
  expect(await readReview(db('owner'), review)).toBeNull()
  expect((await readReview(db('member'), review))?.organization_id).toBeNull()
})

it('is read by nobody once its owner’s account was closed off', async () => {
  const gone = await makePerson(supabase)
  await supabase.sql`insert into organization_members (organization_id, user_id, role)
    values (${organization}, ${gone.id}, 'member')`
  const theirs = await makeReview(supabase, gone)
  asking = gone.client
  await share(organization, theirs)
  expect(await readReview(db('admin'), theirs)).not.toBeNull()
  await supabase.sql`update profiles set disabled_at = now() where id = ${gone.id}`
  expect(await readReview(db('admin'), theirs)).toBeNull()
})

describe('a review of a document of a matter', () => {
  let document = ''
  const wall = async () => {
    const [made] = await supabase.sql`insert into collections
        (user_id, name, organization_id, matter, matter_since)
      values (${people.member.id}, ${randomUUID()}, ${organization}, '2026-0117', now()) returning id`
    await supabase.sql`insert into collection_documents (collection_id, document_id, user_id)
      values (${made?.id}, ${document}, ${people.member.id})`
  }
  const link = () => makeReviewShare(initialShareState, formOf({ review, days: '0' }))

  beforeEach(async () => {
    const [added] = await supabase.sql`insert into documents
        (user_id, name, mime, bytes, sha256, storage_key)
      values (${people.member.id}, '임대차계약서.docx', 'application/pdf', 1, ${'0'.repeat(64)},
        ${`${people.member.id}/${randomUUID()}`}) returning id`
    document = String(added?.id)
    await supabase.sql`update contract_reviews set document_id = ${document} where id = ${review}`
  })

  it('is shared neither with the organisation nor by a link', async () => {
    await wall()
    expect(await share(organization)).toContain('reason=walled')
    expect(await link()).toMatchObject({ reason: 'walled' })
    expect(await readReview(db('admin'), review)).toBeNull()
  })

  it('is shared no more when the document goes behind the wall', async () => {
    await share(organization)
    expect(await link()).toMatchObject({ result: 'made' })
    expect(await assignOwnFinding(finding, people.admin.id)).toEqual({ ok: true })
    await wall()
    expect(await readReview(db('admin'), review)).toBeNull()
    expect(await assigned()).toBeNull()
    const [share_] = await supabase.sql`select revoked_at from contract_review_shares
      where review_id = ${review}`
    expect(share_?.revoked_at).not.toBeNull()
  })
})
