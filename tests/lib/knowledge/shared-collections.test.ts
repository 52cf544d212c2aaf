/** @jest-environment node */
import { randomUUID } from 'node:crypto'
import { GET as readDocument } from '@/app/api/knowledge/documents/[id]/route'
import { removeCollection } from '@/lib/knowledge/actions'
import {
  readCollections,
  readIndexed,
  readMemberships,
  readStoredFacts,
} from '@/lib/knowledge/data'
import { loadIndexedDocument, loadKnowledge, searchDocuments } from '@/lib/knowledge/loaders'
import { searchParamsSchema } from '@/lib/knowledge/schema'
import { chooseDocuments, chooseSharing } from '@/lib/knowledge/sharing/actions'
import { readSharedCollections } from '@/lib/knowledge/sharing/data'
import { leave, manageMember } from '@/lib/organizations/actions'
import type { OrganizationRole } from '@/lib/organizations/constants'
import { initialLeaveState, initialMemberState } from '@/lib/organizations/form-state'
import type { UserDb } from '@/lib/supabase/types'
import { apiRequest } from '@/tests/factories/api-call'
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

// A collection that is shared with an organisation: what its members come to see, and everybody else does not.

jest.mock('next/cache', () => jest.requireActual('@/tests/factories/session-stand-ins'))
jest.mock('next/headers', () => jest.requireActual('@/tests/factories/session-stand-ins'))
jest.mock('next-intl/server', () => jest.requireActual('@/tests/factories/session-stand-ins'))
jest.mock('@/lib/supabase/clients', () => jest.requireActual('@/tests/factories/session-stand-ins'))
jest.mock('@/lib/supabase/service-client', () =>
  jest.requireActual('@/tests/factories/session-stand-ins'),
)

startSharedKnowledge()

let owner: Person
let reader: Person
let [document, outside, collection, organization] = ['', '', '', '']

/** By the form of the page. @returns why it was not done */
async function share(person: Person, id: string, to: string): Promise<string | null> {
  askAs(person)
  const address = await redirectTarget(chooseSharing('ko', id, form({ organization: to })))
  return new URL(address, 'http://x').searchParams.get('reason')
}

beforeEach(async () => {
  owner = await makePerson(supabase)
  reader = await makePerson(supabase)
  document = await addContract(owner)
  outside = await knowledge.addDocument(owner.id, '다른 계약서.docx', [
    paragraph('보증금은 금 9,000,000원이다.'),
  ])
  collection = await addCollection(supabase, owner, document)
  organization = await makeOrganization(supabase.sql, [
    [owner, 'owner'],
    [reader, 'member'],
  ])
})

function seen(person: Person) {
  askAs(person)
  return seenBy(person, knowledge, { collection, document })
}
const nothing = seesNothing
const all = () => seesAll({ collection, document })

it('is found, asked, put into a table and read by a member, and by nobody before', async () => {
  expect(await seen(reader)).toEqual(nothing)
  expect(await share(owner, collection, organization)).toBeNull()
  expect(await seen(reader)).toEqual(all())
  expect(await share(owner, collection, '')).toBeNull()
  expect(await seen(reader)).toEqual(nothing)
})

it.each<[OrganizationRole, boolean]>([
  ['owner', true],
  ['admin', true],
  ['viewer', true],
  ['billing', false],
])('of a member who is %s it is read: %s', async (role, reads) => {
  await share(owner, collection, organization)
  await supabase.sql`update organization_members set role = ${role} where user_id = ${reader.id}`
  expect(await seen(reader)).toEqual(reads ? all() : nothing)
})

it('shows nothing to people outside, of another organisation, or without an account', async () => {
  await share(owner, collection, organization)
  const stranger = await makePerson(supabase)
  await makeOrganization(supabase.sql, [[stranger, 'owner']])
  expect(await seen(stranger)).toEqual(nothing)
  const { error } = await supabase.visitor().rpc('collections_shared_with_me')
  expect(error?.code).toBe('42501')
})

it('what stands outside the collection stays its owner’s, and so do the tables', async () => {
  await share(owner, collection, organization)
  const db = reader.client as UserDb
  askAs(reader)
  const params = Promise.resolve({ id: outside })
  expect((await readDocument(apiRequest('/api/x'), { params })).status).toBe(404)
  expect((await knowledge.ask('text', { owner: reader.id, document: outside })).status).toBe(404)
  expect(await readCollections(db)).toEqual([])
  expect(await readMemberships(db)).toEqual([])
  expect(await readIndexed(db)).toEqual([])
  expect(await readStoredFacts(db, {})).toEqual([])
  expect((await db.from('documents').select('id')).data).toEqual([])
})

it('a tag or folder of its owner’s is not found out by who reads', async () => {
  await share(owner, collection, organization)
  await supabase.sql`update documents set tags = array['비밀'] where id = ${document}`
  const asked = { owner: reader.id, collection, query, limit: 10 }
  expect((await knowledge.ask('search', { ...asked, tag: '비밀' })).body.searched).toBe(0)
  expect((await knowledge.ask('search', { ...asked, folder: randomUUID() })).body.searched).toBe(0)
})

it('who reads changes nothing', async () => {
  await share(owner, collection, organization)
  const own = await knowledge.addDocument(reader.id, '내 문서.docx', [paragraph('보증금')])
  expect(await share(reader, collection, '')).toBe('missing')
  await redirectTarget(removeCollection('ko', collection))
  const chosen = new FormData()
  chosen.append('document', own)
  await redirectTarget(chooseDocuments('ko', collection, chosen))
  const rows = await supabase.sql`select cd.document_id, c.organization_id from collections c
    join collection_documents cd on cd.collection_id = c.id where c.id = ${collection}`
  expect(rows).toEqual([{ document_id: document, organization_id: organization }])
})

it.each<OrganizationRole>(['viewer', 'billing'])('%s shares nothing', async (role) => {
  await supabase.sql`update organization_members set role = ${role} where user_id = ${reader.id}`
  expect(await share(reader, await addCollection(supabase, reader), organization)).toBe('missing')
})

it('is not shared with an organisation that one is not in, or that there is not', async () => {
  const stranger = await makePerson(supabase)
  const theirs = await addCollection(supabase, stranger)
  expect(await share(stranger, theirs, organization)).toBe('missing')
  expect(await share(stranger, theirs, randomUUID())).toBe('missing')
  expect(await share(stranger, theirs, 'x')).toBe('invalid')
  expect(await share(stranger, randomUUID(), '')).toBe('missing')
})

it('who is removed sees nothing, and takes what they shared along', async () => {
  await share(owner, collection, organization)
  const theirs = await addCollection(supabase, reader)
  await share(reader, theirs, organization)
  askAs(owner)
  await manageMember(
    initialMemberState,
    form({ change: 'remove', organization, member: reader.id }),
  )
  expect(await seen(reader)).toEqual(nothing)
  expect(await readSharedCollections(owner.client as UserDb)).toEqual([])
})

it('who leaves or becomes a viewer takes what they shared back', async () => {
  const shared = async (id: string) =>
    (await supabase.sql`select organization_id from collections where id = ${id}`)[0]
  const theirs = await addCollection(supabase, reader)
  await share(reader, theirs, organization)
  expect(await shared(theirs)).toEqual({ organization_id: organization })
  await supabase.sql`update organization_members set role = 'viewer' where user_id = ${reader.id}`
  expect(await shared(theirs)).toEqual({ organization_id: null })
  await supabase.sql`update organization_members set role = 'member' where user_id = ${reader.id}`
  await share(reader, theirs, organization)
  await redirectTarget(leave(initialLeaveState, form({ organization, locale: 'ko' })))
  expect(await shared(theirs)).toEqual({ organization_id: null })
})

it('ends with the organisation, the account, and in the trash', async () => {
  await share(owner, collection, organization)
  await supabase.sql`update documents set trashed_at = now() where id = ${document}`
  expect(await seen(reader)).toEqual({ ...nothing, listed: [collection] })
  await supabase.sql`update documents set trashed_at = null where id = ${document}`
  await supabase.sql`update profiles set disabled_at = now() where id = ${owner.id}`
  expect(await seen(reader)).toEqual(nothing)
  await supabase.sql`update profiles set disabled_at = null where id = ${owner.id}`
  expect(await seen(reader)).toEqual(all())
  await supabase.sql`delete from organizations where id = ${organization}`
  expect(await seen(reader)).toEqual(nothing)
})

it('past the policies too, a collection shows nobody else’s documents', async () => {
  await share(owner, collection, organization)
  const stranger = await makePerson(supabase)
  const foreign = await knowledge.addDocument(stranger.id, '남의 것.docx', [paragraph('보증금')])
  await supabase.sql`insert into collection_documents (collection_id, document_id, user_id)
    values (${collection}, ${foreign}, ${owner.id})`
  expect(await seen(reader)).toEqual(all())
  const [shared] = await readSharedCollections(reader.client as UserDb)
  expect(shared?.documents.map(({ id }) => id)).toEqual([document])
})

it('the pages of who reads show it, find in it and open its documents, without its owner’s own things', async () => {
  await share(owner, collection, organization)
  askAs(reader)
  const path = '/ai-chat/knowledge'
  const { shared, collections, documents } = await loadKnowledge(path)
  expect(shared.map(({ id }) => id)).toEqual([collection])
  expect([collections, documents]).toEqual([[], []])
  const params = searchParamsSchema.parse({ q: query, in: collection, sort: 'latest' })
  const found = await searchDocuments(path, params)
  expect(found).toMatchObject({ state: 'found', hits: [{ document, page: 2 }] })
  expect(await loadIndexedDocument(path, document, query)).toMatchObject({
    document: { name: '임대차계약서.docx', isMine: false },
    text: { passages: [{ page: 2 }] },
  })
  expect(await loadIndexedDocument(path, outside, query)).toBeNull()
})
