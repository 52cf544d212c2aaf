/** @jest-environment node */
import { randomUUID } from 'node:crypto'
import type { SupabaseClient } from '@supabase/supabase-js'
import type { z } from 'zod'
import {
  makePlaybook,
  publish,
  removePlaybook,
  removeRule,
  saveRule,
} from '@/lib/contracts/playbooks/actions'
import { readPlaybook, readPlaybooks, readRuns, readVersions } from '@/lib/contracts/playbooks/data'
import {
  initialPlaybookChangeState,
  initialPlaybookNameState,
  initialRuleState,
  initialRunState,
  initialTestState,
} from '@/lib/contracts/playbooks/form-state'
import { runOnReview, testPlaybook } from '@/lib/contracts/playbooks/run-actions'
import { commentOwnFinding } from '@/lib/contracts/reviews/actions'
import { readFindings } from '@/lib/contracts/reviews/data'
import { setLogLevel } from '@/lib/log'
import type { OrganizationRole } from '@/lib/organizations/constants'
import type { Db } from '@/lib/supabase/types'
import { type SupabaseProcess, startSupabase } from '@/tests/embedded/supabase-process'
import { leaseText } from '@/tests/factories/contracts'
import { makeOrganization } from '@/tests/factories/organization'
import { makePerson, type Person } from '@/tests/factories/person'
import { typedRule } from '@/tests/factories/playbook-rule'
import { makeReview } from '@/tests/factories/reviews'
import { formOf, redirectTarget } from '@/tests/lib/profile/action-results'
import { playbookRoutes } from '@/worker/contracts/playbook-routes'

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
// The worker's own routes, without the way over HTTP.
jest.mock('@/lib/ask-worker', () => ({
  askWorker: async (path: string, body: object, schema: z.ZodType) =>
    schema.parse(await playbookRoutes()[path]?.(JSON.parse(JSON.stringify(body)))),
}))

const people = {} as Record<OrganizationRole | 'stranger', Person>
let organization = ''
let playbook = ''
beforeAll(async () => {
  setLogLevel('off')
  supabase = await startSupabase()
  for (const name of ['owner', 'admin', 'member', 'viewer', 'billing', 'stranger'] as const)
    people[name] = await makePerson(supabase)
})
afterAll(() => supabase.stop())
beforeEach(async () => {
  const { stranger: _, ...members } = people
  organization = await makeOrganization(
    supabase.sql,
    Object.entries(members).map(([role, person]) => [person, role as OrganizationRole] as const),
  )
  as('owner')
  playbook = await made()
})

const as = (name: keyof typeof people) => {
  asking = people[name].client
}
const db = (name: keyof typeof people) => people[name].client as Db
async function made(name = '임대차 기준'): Promise<string> {
  const fields = formOf({ organization, name, locale: 'ko' })
  const address = await redirectTarget(makePlaybook(initialPlaybookNameState, fields))
  return address.split('/').at(-1) ?? ''
}
const revOf = async () => {
  const [row] = await supabase.sql`select rev from contract_playbooks where id = ${playbook}`
  return String(row?.rev)
}
const ruleForm = async (more: Record<string, string> = {}) =>
  formOf({ playbook, rev: await revOf(), ...typedRule, ...more })
const addRule = async (more: Record<string, string> = {}) =>
  redirectTarget(saveRule(initialRuleState, await ruleForm(more)))
const publishing = async () =>
  publish(initialPlaybookChangeState, formOf({ playbook, rev: await revOf() }))
const testing = (fields: Record<string, string>) =>
  testPlaybook(initialTestState, formOf({ playbook, ...fields }))
async function version(): Promise<string> {
  const [newest] = await readVersions(supabase.admin() as Db, playbook)
  return newest?.id ?? randomUUID()
}
const running = async (review: string, chosen?: string) =>
  runOnReview(initialRunState, formOf({ review, version: chosen ?? (await version()) }))

const reviewOf = (person: Person) => makeReview(supabase, person)
const ofPlaybook = async (name: keyof typeof people, review: string) =>
  (await readFindings(db(name), review)).filter((finding) => finding.playbook !== null)

it('is written, tried, published and run, and pins what it found to its version', async () => {
  expect((await publishing()).reason).toBe('empty')
  await addRule()
  const review = await reviewOf(people.member)
  as('member')
  expect((await running(review)).reason).toBe('missing')
  const tried = await testing({ on: 'all' })
  expect(tried.result).toMatchObject([
    {
      review: { id: review },
      matches: [{ title: '증액 상한', clause: '제7조', severity: 'high' }],
    },
  ])
  expect(await ofPlaybook('member', review)).toEqual([])

  as('owner')
  expect((await publishing()).result).toBe('published')
  expect((await publishing()).reason).toBe('same')
  as('member')
  expect((await running(review)).result).toEqual({ findings: 1 })
  const [finding] = await ofPlaybook('member', review)
  expect(finding).toMatchObject({
    clause: '제7조',
    kind: 'risk',
    playbook: { version: 1, fallback: '7%까지', approver: '법무팀장' },
  })
  expect(leaseText.slice(finding?.start_at ?? 0, finding?.end_at ?? 0)).toBe(finding?.quote)
  await commentOwnFinding(finding?.id, '갑과 이야기할 것')

  // The draft goes on; the version that was run does not.
  as('owner')
  const [rule] = (await readPlaybook(db('owner'), playbook))?.rules ?? []
  await addRule({ rule: rule?.id ?? '', severity: 'low', title: '인상 한도' })
  as('member')
  expect((await running(review)).result).toEqual({ findings: 1 })
  expect((await ofPlaybook('member', review))[0]).toMatchObject({
    severity: 'high',
    comment: '갑과 이야기할 것',
    playbook: { version: 1, title: '증액 상한' },
  })
  as('owner')
  await publishing()
  as('member')
  await running(review)
  expect(await ofPlaybook('member', review)).toMatchObject([
    { severity: 'low', comment: '갑과 이야기할 것', playbook: { version: 2 } },
  ])
  const runs = await readRuns(db('member'), { review })
  expect(runs.map(({ version_no }) => version_no)).toEqual([2, 1, 1])
  expect((await readFindings(db('member'), review)).map(({ no }) => no)).toEqual([1, 2])
})

it('tries a pasted text with the built-in rules, and says what is wrong with the form', async () => {
  await addRule({ kind: 'topic', topic: 'renewal-waiver', title: '갱신' })
  const tried = await testing({ on: 'text', text: leaseText })
  expect(tried.result).toMatchObject([
    { review: null, matches: [{ title: '갱신', clause: '제6조' }] },
  ])
  expect((await testing({ on: 'text', text: '짧다' })).errors).toEqual({ text: 'tooShort' })
  expect((await testing({ on: 'elsewhere' })).errors).toEqual({ on: 'choice' })
  expect((await testing({ on: randomUUID() })).reason).toBe('noReviews')
})

it('keeps what was typed, and names the field', async () => {
  const answer = await saveRule(initialRuleState, await ruleForm({ limit: '많이' }))
  expect(answer).toMatchObject({ errors: { limit: 'notNumber' }, values: { title: '증액 상한' } })
  const unknown = await saveRule(
    initialRuleState,
    await ruleForm({ kind: 'topic', topic: 'no-such' }),
  )
  expect(unknown.errors).toEqual({ topic: 'choice' })
})

it('writes nothing over what somebody else has written meanwhile', async () => {
  const seen = await ruleForm()
  await addRule({ title: '먼저' })
  expect((await saveRule(initialRuleState, seen)).reason).toBe('stale')
  const old = formOf({ playbook, rev: '1' })
  expect((await publish(initialPlaybookChangeState, old)).reason).toBe('stale')
  expect((await readPlaybook(db('owner'), playbook))?.rules.map(({ title }) => title)).toEqual([
    '먼저',
  ])
})

it.each(['member', 'viewer'] as const)('a %s reads it, and writes nothing', async (name) => {
  await addRule()
  await publishing()
  as(name)
  const known = await readPlaybook(db(name), playbook)
  expect(known?.rules).toHaveLength(1)
  expect(await readVersions(db(name), playbook)).toHaveLength(1)
  expect((await saveRule(initialRuleState, await ruleForm())).reason).toBe('forbidden')
  expect((await publishing()).reason).toBe('forbidden')
  const rule = formOf({ playbook, rev: await revOf(), rule: known?.rules[0]?.id ?? '' })
  expect((await removeRule(initialPlaybookChangeState, rule)).reason).toBe('forbidden')
  const gone = await removePlaybook(initialPlaybookChangeState, formOf({ playbook, locale: 'ko' }))
  expect(gone.reason).toBe('forbidden')
  const fields = formOf({ organization, name: '몰래', locale: 'ko' })
  expect((await makePlaybook(initialPlaybookNameState, fields)).reason).toBe('forbidden')
  expect((await readPlaybook(db('owner'), playbook))?.rules).toEqual(known?.rules)
})

it('a viewer neither tries nor runs it, and keeps nothing past the site', async () => {
  await addRule()
  await publishing()
  const review = await reviewOf(people.viewer)
  as('viewer')
  expect((await testing({ on: 'text', text: leaseText })).reason).toBe('forbidden')
  expect((await running(review)).reason).toBe('forbidden')
  const past = await people.viewer.client.rpc('keep_playbook_run', {
    p_user: people.viewer.id,
    p_review: review,
    p_version: await version(),
    p_findings: [],
  })
  expect(past.error?.code).toBe('42501')
  expect(await ofPlaybook('viewer', review)).toEqual([])
})

it.each(['stranger', 'billing'] as const)('for a %s there is none', async (name) => {
  await addRule()
  await publishing()
  const [review, chosen] = [await reviewOf(people[name]), await version()]
  as(name)
  expect(await readPlaybooks(db(name))).toEqual([])
  expect(await readPlaybook(db(name), playbook)).toBeNull()
  expect(await readVersions(db(name), playbook)).toEqual([])
  expect(await readRuns(db(name), { playbook })).toEqual([])
  expect((await saveRule(initialRuleState, await ruleForm())).reason).toBe('missing')
  expect((await publishing()).reason).toBe('missing')
  expect((await testing({ on: 'text', text: leaseText })).reason).toBe('missing')
  expect((await running(review, chosen)).reason).toBe('missing')
  const fields = formOf({ organization, name: '몰래', locale: 'ko' })
  expect((await makePlaybook(initialPlaybookNameState, fields)).reason).toBe('missing')
  const rpc = await people[name].client.rpc('write_playbook', {
    p_playbook: playbook,
    p_rev: 2,
    p_rules: [],
  })
  expect(rpc.data).toBe('missing')
})

it('a visitor is told to log in', async () => {
  asking = supabase.visitor()
  expect((await saveRule(initialRuleState, await ruleForm())).reason).toBe('unauthorized')
  expect((await running(randomUUID())).reason).toBe('unauthorized')
  const rpc = await supabase.visitor().rpc('publish_playbook', { p_playbook: playbook, p_rev: 1 })
  expect(rpc.error).not.toBeNull()
})

it('whoever was removed sees and runs it no more; what it found in their review stays theirs', async () => {
  await addRule()
  await publishing()
  const [review, chosen] = [await reviewOf(people.member), await version()]
  as('member')
  await running(review)
  await supabase.sql`delete from organization_members
    where organization_id = ${organization} and user_id = ${people.member.id}`
  expect(await readPlaybook(db('member'), playbook)).toBeNull()
  expect(await readRuns(db('member'), { review })).toEqual([])
  expect((await running(review, chosen)).reason).toBe('missing')
  expect(await ofPlaybook('member', review)).toHaveLength(1)
})

it('nobody runs it on a review of somebody else, nor learns from the runs what was reviewed', async () => {
  await addRule()
  await publishing()
  const review = await reviewOf(people.member)
  as('admin')
  expect((await running(review)).reason).toBe('missing')
  as('member')
  await running(review)
  const seen = await readRuns(db('admin'), { playbook })
  expect(seen).toMatchObject([{ user_id: people.member.id, findings: 1 }])
  expect(await readFindings(db('admin'), review)).toEqual([])
  expect(await readRuns(db('viewer'), { playbook })).toEqual([])
})

it('is deleted with its versions and runs; what it found stays', async () => {
  await addRule()
  await publishing()
  const review = await reviewOf(people.member)
  as('member')
  await running(review)
  as('admin')
  const fields = formOf({ playbook, locale: 'ko' })
  await redirectTarget(removePlaybook(initialPlaybookChangeState, fields))
  expect(await readVersions(db('owner'), playbook)).toEqual([])
  expect(await readRuns(db('member'), { review })).toEqual([])
  expect(await ofPlaybook('member', review)).toHaveLength(1)
})
