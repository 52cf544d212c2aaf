/** @jest-environment node */
import type { SupabaseClient } from '@supabase/supabase-js'
import { endReviewShare, makeReviewShare } from '@/lib/contracts/sharing/actions'
import { openSharedReview, readReviewShares } from '@/lib/contracts/sharing/data'
import { initialShareState } from '@/lib/contracts/sharing/form-state'
import { setLogLevel } from '@/lib/log'
import type { Db } from '@/lib/supabase/types'
import { type SupabaseProcess, startSupabase } from '@/tests/embedded/supabase-process'
import { leaseText } from '@/tests/factories/contracts'
import { makePerson, type Person } from '@/tests/factories/person'
import { makeReview } from '@/tests/factories/reviews'
import { formOf } from '@/tests/lib/profile/action-results'

let supabase: SupabaseProcess
let asking: SupabaseClient
jest.mock('@/lib/supabase/clients', () => ({ userClient: async () => asking }))
jest.mock('next/headers', () => ({
  headers: async () => new Headers({ 'user-agent': 'Jest', 'x-forwarded-for': '203.0.113.7' }),
  cookies: async () => ({ getAll: () => [] }),
}))
jest.mock('next/cache', () => ({ refresh: () => undefined }))

let owner: Person
let other: Person
let review = ''
beforeAll(async () => {
  setLogLevel('off')
  supabase = await startSupabase()
})
afterAll(() => supabase.stop())
beforeEach(async () => {
  ;[owner, other] = [await makePerson(supabase), await makePerson(supabase)]
  asking = owner.client
  review = await reviewOf(owner)
})

/** A review with one finding, which its owner dismissed. */
async function reviewOf(person: Person): Promise<string> {
  const id = await makeReview(supabase, person)
  await supabase.sql`update contract_findings set state = 'dismissed', dismissal = '우리끼리의 이유',
    comment = '우리끼리의 메모' where review_id = ${id}`
  return id
}
const share = (fields: Record<string, string> = {}) =>
  makeReviewShare(initialShareState, formOf({ review, days: '7', ...fields }))
const links = () => readReviewShares(owner.client as Db, review)
const tokenOf = async () => (await links())[0]?.token ?? ''
const visitor = () => supabase.visitor() as Db
const opened = async (token: string) => openSharedReview(visitor(), token)

it('shows a visitor the contract and its findings, without what was said to them', async () => {
  expect((await share()).result).toBe('made')
  const shown = await opened(await tokenOf())
  expect(shown).toMatchObject({ title: '임대차', contract: leaseText, notes: false })
  expect(shown?.findings).toMatchObject([{ state: 'open', dismissal: null, comment: null }])
  expect(JSON.stringify(shown)).not.toContain('우리끼리')
  expect(JSON.stringify(shown)).not.toContain(owner.id)
  const [link] = await links()
  expect(link?.opened_at).not.toBeNull()
  expect(Date.parse(link?.expires_at ?? '') - Date.now()).toBeGreaterThan(6.9 * 86_400_000)
})

it('shows what was said to the findings where its owner wants so', async () => {
  await share({ notes: 'on', days: '0' })
  const shown = await opened(await tokenOf())
  expect(shown?.findings).toMatchObject([
    { state: 'dismissed', dismissal: '우리끼리의 이유', comment: '우리끼리의 메모' },
  ])
  expect((await links())[0]?.expires_at).toBeNull()
  await supabase.sql`update contract_findings set state = 'accepted', dismissal = null,
    wording = '고친 문구' where review_id = ${review}`
  expect((await opened(await tokenOf()))?.findings).toMatchObject([{ wording: '고친 문구' }])
})

it('shows nothing once the link is revoked, has expired, or its review is deleted', async () => {
  await share()
  const [link] = await links()
  const revoked = await endReviewShare(initialShareState, formOf({ share: link?.id ?? '' }))
  expect(revoked.result).toBe('revoked')
  expect(await opened(link?.token ?? '')).toBeNull()
  const again = await endReviewShare(initialShareState, formOf({ share: link?.id ?? '' }))
  expect(again.reason).toBe('missing')

  await share()
  const expired = await tokenOf()
  await supabase.sql`update contract_review_shares set expires_at = now() - interval '1 minute'
    where token = ${expired}`
  expect(await opened(expired)).toBeNull()

  await share()
  const token = await tokenOf()
  expect(await opened(token)).not.toBeNull()
  await supabase.sql`delete from contract_reviews where id = ${review}`
  expect(await opened(token)).toBeNull()
})

it('shows nothing of an account that was closed off', async () => {
  await share()
  const token = await tokenOf()
  await supabase.sql`update profiles set disabled_at = now() where id = ${owner.id}`
  expect(await opened(token)).toBeNull()
})

it('neither shares, lists nor revokes what is another’s', async () => {
  await share()
  const [link] = await links()
  asking = other.client
  expect((await share()).reason).toBe('missing')
  const revoked = await endReviewShare(initialShareState, formOf({ share: link?.id ?? '' }))
  expect(revoked.reason).toBe('missing')
  expect(await readReviewShares(other.client as Db, review)).toEqual([])
  asking = supabase.visitor()
  expect((await share()).reason).toBe('unauthorized')
  expect(await opened(link?.token ?? '')).not.toBeNull()
})

it.each(['', 'x', 'a'.repeat(22), "' or true --"])(
  'opens nothing for the token %j',
  async (token) => {
    await share()
    expect(await opened(token)).toBeNull()
  },
)

it('says which field is wrong, and makes no more than fifty links that work', async () => {
  const wrong = await share({ days: '400' })
  expect(wrong).toMatchObject({ errors: { days: 'choice' }, values: { days: '400' } })
  expect(await links()).toEqual([])
  await supabase.sql`insert into contract_review_shares (review_id, user_id, token)
    select ${review}, ${owner.id}, substr(md5(n::text || ${review}), 1, 22) from generate_series(1, 50) n`
  expect((await share()).reason).toBe('tooMany')
})

it('shares no review that has not been made', async () => {
  await supabase.sql`update contract_reviews set outline = null where id = ${review}`
  expect((await share()).reason).toBe('missing')
})

it('shows no finding of a playbook: its wording is the organisation’s own', async () => {
  await supabase.sql`insert into contract_findings (review_id, user_id, no, identity, rule_id, kind, topic,
      severity, sides, playbook)
    values (${review}, ${owner.id}, 10001, 'playbook', 'playbook', 'risk', 'playbook', 'high', '{neutral}',
      '{"fallback": "7%까지"}')`
  await share({ notes: 'on' })
  const shown = await opened(await tokenOf())
  expect(shown?.findings).toHaveLength(1)
  expect(JSON.stringify(shown)).not.toContain('7%까지')
})
