import { readIndexed } from '@/lib/knowledge/data'
import { loadKnowledge } from '@/lib/knowledge/loaders'
import { chooseDocuments, unnameForCollection } from '@/lib/knowledge/sharing/actions'
import { readMatters } from '@/lib/knowledge/sharing/data'
import { leave, manageMember } from '@/lib/organizations/actions'
import { initialLeaveState, initialMemberState } from '@/lib/organizations/form-state'
import type { UserDb } from '@/lib/supabase/types'
import { addCollection } from '@/tests/factories/collection-paths'
import { paragraph } from '@/tests/factories/knowledge-site'
import { makePerson, type Person } from '@/tests/factories/person'
import { askAs } from '@/tests/factories/session-stand-ins'

import {
  admin,
  boss,
  collection,
  document,
  holder,
  knowledge,
  makeColleagues,
  name,
  named,
  organization,
  reasonOf,
  share,
  startSharedKnowledge,
  supabase,
  wall,
} from '@/tests/factories/shared-knowledge'
import { formOf as form, redirectTarget } from '@/tests/lib/profile/action-results'

// What stays with an organisation when somebody leaves it, with whom, and what does not.

jest.mock('next/cache', () => jest.requireActual('@/tests/factories/session-stand-ins'))
jest.mock('next/headers', () => jest.requireActual('@/tests/factories/session-stand-ins'))
jest.mock('next-intl/server', () => jest.requireActual('@/tests/factories/session-stand-ins'))
jest.mock('@/lib/supabase/clients', () => jest.requireActual('@/tests/factories/session-stand-ins'))
jest.mock('@/lib/supabase/service-client', () =>
  jest.requireActual('@/tests/factories/session-stand-ins'),
)

startSharedKnowledge()
beforeEach(makeColleagues)

let secret = ''
beforeEach(async () => {
  secret = await knowledge.addDocument(holder.id, '개인 일기.docx', [paragraph('보증금은 비밀')])
  await addCollection(supabase, holder, secret, document)
})

const remove = async (by: Person, whom: Person, heir?: Person) => {
  askAs(by)
  const change = { change: 'remove', organization, member: whom.id, heir: heir?.id ?? '' }
  return manageMember(initialMemberState, form(change))
}
const ownerOf = async (id: string) =>
  (await supabase.sql`select user_id from documents where id = ${id}`)[0]?.user_id
const holderOf = async (id = collection) =>
  (await supabase.sql`select user_id from collections where id = ${id}`)[0]?.user_id

/** Nothing that was not shared is anybody else's, and nothing of it is seen. */
async function expectNothingLeaks() {
  expect(await ownerOf(secret)).toBe(holder.id)
  for (const person of [named, boss, admin]) {
    askAs(person)
    expect(JSON.stringify(await loadKnowledge('/x'))).not.toContain('개인 일기')
    expect((await knowledge.ask('text', { owner: person.id, document: secret })).status).toBe(404)
  }
}

it('a matter goes to whoever is named for it, with its documents and nothing else', async () => {
  await wall()
  await name(named, 'edit')
  expect(await remove(boss, holder)).toMatchObject({ result: 'removed' })
  expect([await holderOf(), await ownerOf(document)]).toEqual([named.id, named.id])
  expect(await readMatters(boss.client as UserDb, organization)).toMatchObject([
    { matter: '2026-0117', holder: named.email, people: [] },
  ])
  await expectNothingLeaks()
})

it('whoever is handed the rest gets no matter that they are not named for', async () => {
  const shared = await addCollection(supabase, holder)
  await share(shared)
  await wall()
  await name(named)
  await remove(boss, holder, admin)
  expect([await holderOf(), await holderOf(shared)]).toEqual([named.id, admin.id])
  expect(await ownerOf(document)).toBe(named.id)
})

it('where nobody is named it goes to whoever was chosen, else to an owner; never to who is barred', async () => {
  await wall()
  await supabase.sql`insert into matter_bars (collection_id, organization_id, user_id)
    values (${collection}, ${organization}, ${boss.id})`
  await remove(boss, holder, admin)
  expect([await holderOf(), await ownerOf(document)]).toEqual([admin.id, admin.id])
  await remove(boss, admin)
  const [row] = await supabase.sql`select user_id, matter from collections where id = ${collection}`
  expect(row).toEqual({ user_id: admin.id, matter: null })
})

it('what is shared with everybody goes to whoever is chosen, and back where nobody is', async () => {
  await share(collection)
  await remove(boss, holder, named)
  expect([await holderOf(), await ownerOf(document)]).toEqual([named.id, named.id])
  await expectNothingLeaks()
  await remove(boss, named)
  const [row] =
    await supabase.sql`select user_id, organization_id from collections where id = ${collection}`
  expect(row).toEqual({ user_id: named.id, organization_id: null })
})

it('who left keeps neither the document, its text, its file nor quotes; and the index follows', async () => {
  await share(collection)
  const key = `${holder.id}/paper`
  await supabase.sql`update documents set storage_key = ${key}, tags = '{비밀}' where id = ${document}`
  const stored = await supabase.admin().storage.from('documents').upload(key, Buffer.from('파일'))
  expect(stored.error).toBeNull()
  await remove(boss, holder, named)
  const file = (person: Person) => person.client.storage.from('documents').download(key)
  expect((await file(holder)).error).not.toBeNull()
  expect(await (await file(named)).data?.text()).toBe('파일')
  expect((await knowledge.ask('text', { owner: holder.id, document })).status).toBe(404)
  expect((await readIndexed(named.client as UserDb)).map((row) => row.document_id)).toEqual([
    document,
  ])
  const [row] = await supabase.sql`select tags, folder_id from documents where id = ${document}`
  expect(row).toEqual({ tags: [], folder_id: null })
  const jobs =
    await supabase.sql`select kind from jobs where subject = ${document} and state = 'queued'`
  expect(jobs.map(({ kind }) => kind)).toEqual(
    expect.arrayContaining(['knowledge.remove', 'knowledge.index']),
  )
})

it('earlier versions, comments and links go with nobody', async () => {
  await share(collection)
  const { sql } = supabase
  await sql`insert into document_contents (document_id, user_id, content)
    values (${document}, ${holder.id}, '{}')`
  for (const no of [1, 2])
    await sql`insert into document_versions
      (document_id, user_id, no, author_id, author_name, reason, sha256, content)
      values (${document}, ${holder.id}, ${no}, ${holder.id}, '홍', 'saved', ${'a'.repeat(64)}, '{}')`
  await sql`insert into document_comments (document_id, user_id, author_name, body, quote)
    values (${document}, ${holder.id}, '홍', '비밀', 'x')`
  await holder.client.rpc('share_document', { p_document: document, p_access: 'view' })
  await remove(boss, holder, named)
  const left = await sql`select
    (select array_agg(no) from document_versions where document_id = ${document}) as versions,
    (select count(*)::int from document_comments) as comments,
    (select count(*)::int from document_shares where document_id = ${document}) as links`
  expect(left[0]).toMatchObject({ versions: [2], links: 0 })
})

it('what somebody put into a matter stays in it when they are named no more', async () => {
  await wall()
  await name(named, 'edit')
  const own = await knowledge.addDocument(named.id, '보탠 문서.docx', [paragraph('보증금')])
  const chosen = new FormData()
  chosen.append('document', own)
  await reasonOf(named, () => chooseDocuments('ko', collection, chosen))
  await reasonOf(holder, () => unnameForCollection('ko', collection, named.id))
  expect(await ownerOf(own)).toBe(holder.id)
  askAs(holder)
  const { collections } = await loadKnowledge('/x')
  expect(collections.find(({ id }) => id === collection)?.documents).toContain(own)
})

it('who leaves of their own, becomes a viewer or ends their account hands matters on too', async () => {
  await wall()
  await name(named, 'edit')
  askAs(holder)
  await redirectTarget(leave(initialLeaveState, form({ organization, locale: 'ko' })))
  expect(await holderOf()).toBe(named.id)
  await supabase.sql`update organization_members set role = 'viewer' where user_id = ${named.id}`
  expect(await holderOf()).toBe(boss.id)
  await supabase.sql`update organization_members set role = 'owner' where user_id = ${admin.id}`
  await supabase.sql`select remove_account(${boss.id})`
  expect([await holderOf(), await ownerOf(document)]).toEqual([admin.id, admin.id])
})

it('nothing is handed to viewers, billing, strangers, or whoever leaves', async () => {
  await share(collection)
  const stranger = await makePerson(supabase)
  await supabase.sql`update organization_members set role = 'viewer' where user_id = ${named.id}`
  for (const heir of [named, stranger, holder])
    expect(await remove(boss, holder, heir)).toMatchObject({ reason: 'heir' })
  expect(await remove(named, holder, boss)).toMatchObject({ reason: 'forbidden' })
  expect(await holderOf()).toBe(holder.id)
})
