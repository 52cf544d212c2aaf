/** @jest-environment node */
import { randomUUID } from 'node:crypto'
import { renameCollection } from '@/lib/knowledge/actions'
import { readCollections, readIndexed, readMemberships } from '@/lib/knowledge/data'
import { loadIndexedDocument, loadKnowledge } from '@/lib/knowledge/loaders'
import {
  chooseDocuments,
  chooseSharing,
  leaveCollection,
  nameForCollection,
  unnameForCollection,
} from '@/lib/knowledge/sharing/actions'
import { readColleagues, readSharedCollections, readSharing } from '@/lib/knowledge/sharing/data'
import { loadSharingChoices } from '@/lib/knowledge/sharing/loaders'
import { leave, manageMember } from '@/lib/organizations/actions'
import type { OrganizationRole } from '@/lib/organizations/constants'
import { initialLeaveState, initialMemberState } from '@/lib/organizations/form-state'
import type { UserDb } from '@/lib/supabase/types'
import {
  addCollection,
  query,
  seenBy,
  seesAll,
  seesNothing,
} from '@/tests/factories/collection-paths'
import { paragraph } from '@/tests/factories/knowledge-site'
import { makeOrganization } from '@/tests/factories/organization'
import { makePerson, type Person } from '@/tests/factories/person'
import { askAs } from '@/tests/factories/session-stand-ins'

import {
  addContract,
  knowledge,
  startSharedKnowledge,
  supabase,
} from '@/tests/factories/shared-knowledge'
import { formOf as form, redirectTarget } from '@/tests/lib/profile/action-results'

// A collection that is shared with named people: what they see and change, until it ends, and nobody else does.

jest.mock('next/cache', () => jest.requireActual('@/tests/factories/session-stand-ins'))
jest.mock('next/headers', () => jest.requireActual('@/tests/factories/session-stand-ins'))
jest.mock('next-intl/server', () => jest.requireActual('@/tests/factories/session-stand-ins'))
jest.mock('@/lib/supabase/clients', () => jest.requireActual('@/tests/factories/session-stand-ins'))
jest.mock('@/lib/supabase/service-client', () =>
  jest.requireActual('@/tests/factories/session-stand-ins'),
)

startSharedKnowledge()

let holder: Person
let named: Person
let colleague: Person
let [document, collection, organization] = ['', '', '']

beforeEach(async () => {
  holder = await makePerson(supabase)
  named = await makePerson(supabase)
  colleague = await makePerson(supabase)
  document = await addContract(holder)
  collection = await addCollection(supabase, holder, document)
  organization = await makeOrganization(supabase.sql, [
    [holder, 'member'],
    [named, 'member'],
    [colleague, 'owner'],
  ])
})

function seen(person: Person) {
  askAs(person)
  return seenBy(person, knowledge, { collection, document })
}
const all = () => seesAll({ collection, document })

const reasonIn = (address: string) => new URL(address, 'http://x').searchParams.get('reason')

/** By the form of the page. @returns why it was not done */
async function share(
  person: Person,
  given: { to: { id: string }; access?: string; within?: string; of?: string },
): Promise<string | null> {
  askAs(person)
  const { to, access = 'view', within = organization, of = collection } = given
  const values = form({ person: `${within} ${to.id}`, access })
  return reasonIn(await redirectTarget(nameForCollection('ko', of, values)))
}
async function take(person: Person, from: Person): Promise<string | null> {
  askAs(person)
  return reasonIn(await redirectTarget(unnameForCollection('ko', collection, from.id)))
}
async function choose(person: Person, chosen: string[], shown: string[]): Promise<string | null> {
  askAs(person)
  const values = new FormData()
  for (const id of chosen) values.append('document', id)
  for (const id of shown) values.append('shown', id)
  return reasonIn(await redirectTarget(chooseDocuments('ko', collection, values)))
}
const contents = async () =>
  (
    await supabase.sql`select document_id from collection_documents
    where collection_id = ${collection}`
  ).map((row) => row.document_id)

it('is seen by whoever is named on every path, by nobody else, and by nobody once it is taken back', async () => {
  expect(await share(holder, { to: named })).toBeNull()
  expect(await seen(named)).toEqual(all())
  expect(await seen(colleague)).toEqual(seesNothing)
  expect(await take(holder, named)).toBeNull()
  expect(await seen(named)).toEqual(seesNothing)
})

it('the list says who shares it, by what, and who may read it', async () => {
  await share(holder, { to: named })
  const [shared] = await readSharedCollections(named.client as UserDb)
  expect(shared).toMatchObject({
    holder: holder.email,
    organization: '가나다 법률사무소',
    access: 'view',
    isNamed: true,
  })
  const sharing = await readSharing(holder.client as UserDb)
  expect(sharing.find(({ id }) => id === collection)?.people).toEqual([
    { id: named.id, email: named.email, access: 'view', organization },
  ])
})

it('shows neither the tables nor who else was named to whoever reads', async () => {
  await share(holder, { to: named })
  await share(holder, { to: colleague })
  const db = named.client as UserDb
  expect(await readCollections(db)).toEqual([])
  expect(await readMemberships(db)).toEqual([])
  expect(await readIndexed(db)).toEqual([])
  expect(await readSharing(db)).toEqual([])
  expect((await db.from('documents').select('id')).data).toEqual([])
  const rows = (await db.from('collection_people').select('user_id')).data
  expect(rows).toEqual([{ user_id: named.id }])
})

it('one who only reads changes nothing', async () => {
  await share(holder, { to: named })
  const own = await knowledge.addDocument(named.id, '내 문서.docx', [paragraph('보증금')])
  expect(await choose(named, [own], [document])).toBe('missing')
  askAs(named)
  const renamed = renameCollection('ko', collection, form({ name: '바꾼 이름' }))
  expect(reasonIn(await redirectTarget(renamed))).toBe('missing')
  expect(await share(named, { to: colleague })).toBe('missing')
  askAs(named)
  const whole = chooseSharing('ko', collection, form({ organization }))
  expect(reasonIn(await redirectTarget(whole))).toBe('missing')
  expect(await contents()).toEqual([document])
})

it('one who edits renames it, adds documents of their own and takes documents out, and shares it with nobody', async () => {
  await share(holder, { to: named, access: 'edit' })
  const own = await knowledge.addDocument(named.id, '보탠 문서.docx', [
    paragraph('보증금은 금 7,000,000원이다.'),
  ])
  expect(await choose(named, [own], [])).toBeNull()
  expect((await contents()).sort()).toEqual([document, own].sort())
  askAs(holder)
  const mine = await seen(holder)
  expect([...mine.found].sort()).toEqual([document, own].sort())
  expect((await loadKnowledge('/x')).collections[0]?.others).toMatchObject([
    { id: own, email: named.email },
  ])
  expect(await loadIndexedDocument('/x', own, query)).toMatchObject({
    document: { name: '보탠 문서.docx', isMine: false },
  })
  askAs(named)
  await redirectTarget(renameCollection('ko', collection, form({ name: '바꾼 이름' })))
  expect((await readCollections(holder.client as UserDb))[0]?.name).toBe('바꾼 이름')
  expect(await choose(named, [own], [document, own])).toBeNull()
  expect(await contents()).toEqual([own])
  expect(await share(named, { to: colleague })).toBe('missing')
})

it('what somebody added goes with their right, and stays theirs', async () => {
  const own = await knowledge.addDocument(named.id, '보탠 문서.docx', [paragraph('보증금')])
  await share(holder, { to: named, access: 'edit' })
  await choose(named, [own], [])
  await share(holder, { to: named, access: 'view' })
  expect(await contents()).toEqual([document])
  await share(holder, { to: named, access: 'edit' })
  await choose(named, [own], [])
  await take(holder, named)
  expect(await contents()).toEqual([document])
  expect(await knowledge.ask('text', { owner: holder.id, document: own })).toMatchObject({
    status: 404,
  })
  expect((await knowledge.ask('text', { owner: named.id, document: own })).status).toBe(200)
})

it('nobody puts somebody else’s document into a collection, and a collection of others takes none', async () => {
  const foreign = await knowledge.addDocument(colleague.id, '남의 것.docx', [paragraph('보증금')])
  await share(holder, { to: named, access: 'edit' })
  expect(await choose(named, [foreign], [])).toBe('missing')
  expect(await choose(holder, [foreign], [])).toBe('missing')
  expect(await choose(colleague, [foreign], [])).toBe('missing')
  const added = await (colleague.client as UserDb)
    .from('collection_documents')
    .insert({ collection_id: collection, document_id: foreign } as never)
  expect(added.error).not.toBeNull()
  expect(await contents()).toEqual([document])
})

it('past the functions too, a document counts only while its owner may change the collection', async () => {
  const own = await knowledge.addDocument(colleague.id, '남의 것.docx', [paragraph('보증금')])
  await supabase.sql`insert into collection_documents (collection_id, document_id, user_id)
    values (${collection}, ${own}, ${colleague.id})`
  await share(holder, { to: named })
  expect(await seen(named)).toEqual(all())
})

it.each<[OrganizationRole, boolean]>([
  ['viewer', true],
  ['billing', false],
])('whoever becomes %s still reads: %s, and edits no more', async (role, reads) => {
  await share(holder, { to: named, access: 'edit' })
  await supabase.sql`update organization_members set role = ${role} where user_id = ${named.id}`
  expect(await seen(named)).toEqual(reads ? all() : seesNothing)
  expect(await choose(named, [], [document])).toBe('missing')
})

it('a viewer is named to read alone; billing, strangers and oneself not at all', async () => {
  const stranger = await makePerson(supabase)
  await supabase.sql`update organization_members set role = 'viewer' where user_id = ${named.id}`
  expect(await share(holder, { to: named, access: 'edit' })).toBe('viewer')
  expect(await share(holder, { to: named })).toBeNull()
  await supabase.sql`update organization_members set role = 'billing' where user_id = ${named.id}`
  expect(await share(holder, { to: named })).toBe('missing')
  expect(await share(holder, { to: stranger })).toBe('missing')
  expect(await share(holder, { to: holder })).toBe('missing')
  expect(await share(holder, { to: { id: randomUUID() } })).toBe('missing')
  expect(await share(holder, { to: colleague, within: randomUUID() })).toBe('missing')
  expect(await share(holder, { to: colleague, access: 'own' })).toBe('invalid')
  expect(await share(holder, { to: colleague, of: randomUUID() })).toBe('missing')
})

it('a viewer shares with nobody and finds nobody to share with', async () => {
  const theirs = await addCollection(supabase, named)
  await supabase.sql`update organization_members set role = 'viewer' where user_id = ${named.id}`
  expect(await share(named, { to: colleague, of: theirs })).toBe('missing')
  expect(await readColleagues(named.client as UserDb)).toEqual([])
  askAs(named)
  expect((await loadSharingChoices('/x')).organizations).toEqual([])
  expect((await readColleagues(holder.client as UserDb)).map(({ id }) => id).sort()).toEqual(
    [named.id, colleague.id].sort(),
  )
})

it('ends when whoever was named is removed, and when whoever shares leaves', async () => {
  await share(holder, { to: named })
  askAs(colleague)
  const removal = form({ change: 'remove', organization, member: named.id })
  await manageMember(initialMemberState, removal)
  expect(await seen(named)).toEqual(seesNothing)
  await share(holder, { to: colleague })
  expect(await seen(colleague)).toEqual(all())
  askAs(holder)
  await redirectTarget(leave(initialLeaveState, form({ organization, locale: 'ko' })))
  expect(await seen(colleague)).toEqual(seesNothing)
})

it('ends when whoever shares becomes a viewer, with either account, and with the collection', async () => {
  await share(holder, { to: named })
  await supabase.sql`update profiles set disabled_at = now() where id = ${holder.id}`
  expect(await seen(named)).toEqual(seesNothing)
  await supabase.sql`update profiles set disabled_at = null where id = ${holder.id}`
  expect(await seen(named)).toEqual(all())
  await supabase.sql`update organization_members set role = 'viewer' where user_id = ${holder.id}`
  expect(await seen(named)).toEqual(seesNothing)
  await supabase.sql`update organization_members set role = 'member' where user_id = ${holder.id}`
  expect(await seen(named)).toEqual(seesNothing)
  await share(holder, { to: named })
  await supabase.sql`delete from collections where id = ${collection}`
  expect(await seen(named)).toEqual(seesNothing)
})

it('whoever was named may go; nobody else ends it for them', async () => {
  await share(holder, { to: named })
  expect(await take(colleague, named)).toBe('missing')
  expect(await seen(named)).toEqual(all())
  askAs(named)
  await redirectTarget(leaveCollection('ko', collection))
  expect(await seen(named)).toEqual(seesNothing)
})
