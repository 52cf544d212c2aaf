/** @jest-environment node */
import { removeCollection, renameCollection } from '@/lib/knowledge/actions'
import {
  barMember,
  chooseDocuments,
  chooseMatter,
  chooseSharing,
  nameForCollection,
  unnameForCollection,
} from '@/lib/knowledge/sharing/actions'
import { addCollection } from '@/tests/factories/collection-paths'
import { paragraph } from '@/tests/factories/knowledge-site'
import { makeOrganization } from '@/tests/factories/organization'
import { makePerson, type Person } from '@/tests/factories/person'
import { askAs } from '@/tests/factories/session-stand-ins'
import { knowledge, startSharedKnowledge, supabase } from '@/tests/factories/shared-knowledge'
import { formOf as form, redirectTarget } from '@/tests/lib/profile/action-results'
import { guessed, paths, type Secret, searchedBy } from './paths'

// Whoever may not see a document, by every path that shows documents: each pair is a case of its own.

jest.mock('next/cache', () => jest.requireActual('@/tests/factories/session-stand-ins'))
jest.mock('next/headers', () => jest.requireActual('@/tests/factories/session-stand-ins'))
jest.mock('next-intl/server', () => jest.requireActual('@/tests/factories/session-stand-ins'))
jest.mock('@/lib/supabase/clients', () => jest.requireActual('@/tests/factories/session-stand-ins'))
jest.mock('@/lib/supabase/service-client', () =>
  jest.requireActual('@/tests/factories/session-stand-ins'),
)

startSharedKnowledge()

type Who = { person: Person; secret: Secret }
const people = new Map<string, Who>()
let holder: Person
let [organization, shared, matter] = ['', {} as Secret, {} as Secret]

const outside = [
  'a stranger',
  'an owner of another organisation',
  'a member who was removed',
  'who looks after billing',
  'a reader of what is shared no more',
  'a stranger to a matter',
  'the owner of the organisation of a matter',
  'an admin of the organisation of a matter',
  'a member who is not named for a matter',
  'who is barred from a matter',
  'who is named for a matter no more',
] as const
const readers = ['a viewer', 'who is named to read a matter'] as const

async function addSecret(no: number): Promise<Secret> {
  const { sql } = supabase
  const [party, tag, amount] = [`홍길동${no}`, `비밀${no}`, `${no},000,000`]
  const name = `계약서 ${no}.docx`
  const document = await knowledge.addDocument(holder.id, name, [
    paragraph(`보증금은 금 ${amount}원이다. 임대인: ${party}`, 2),
  ])
  const [row] = await sql`insert into document_folders (user_id, name)
    values (${holder.id}, ${document}) returning id`
  const folder = String(row?.id)
  await sql`update documents set tags = array[${tag}], folder_id = ${folder} where id = ${document}`
  await sql`insert into document_facts
    (document_id, no, user_id, kind, label, value, day, quote, passage, page)
    values (${document}, 0, ${holder.id}, 'deadline', '만료', '2099-12-31', '2099-12-31', ${amount}, 0, 2),
      (${document}, 1, ${holder.id}, 'party', '임대인', ${party}, null, ${amount}, 0, 2)`
  const collection = await addCollection(supabase, holder, document)
  return { document, collection, folder, party, tag, amount, name }
}
const as = async (person: Person, run: () => Promise<void>) => {
  askAs(person)
  await redirectTarget(run())
}
const name = (whom: Person, access = 'view') =>
  as(holder, () =>
    nameForCollection(
      'ko',
      matter.collection,
      form({ person: `${organization} ${whom.id}`, access }),
    ),
  )

beforeAll(async () => {
  const make = () => makePerson(supabase)
  holder = await make()
  const [shareOnly, ...all] = await Promise.all([make(), ...[...outside, ...readers].map(make)])
  const of = (who: string) => all[[...outside, ...readers].indexOf(who as never)] as Person
  organization = await makeOrganization(supabase.sql, [
    [of('the owner of the organisation of a matter'), 'owner'],
    [of('an admin of the organisation of a matter'), 'admin'],
    [holder, 'member'],
    [of('a member who was removed'), 'member'],
    [of('who looks after billing'), 'billing'],
    [of('a member who is not named for a matter'), 'member'],
    [of('who is barred from a matter'), 'member'],
    [of('who is named for a matter no more'), 'member'],
    [of('a viewer'), 'viewer'],
    [of('who is named to read a matter'), 'member'],
  ])
  await makeOrganization(
    supabase.sql,
    [[of('an owner of another organisation'), 'owner']],
    '다른 곳',
  )
  const former = await makeOrganization(supabase.sql, [
    [holder, 'member'],
    [of('a reader of what is shared no more'), 'member'],
    [shareOnly as Person, 'owner'],
  ])
  shared = await addSecret(5)
  matter = await addSecret(6)
  const ended = await addSecret(7)
  await as(holder, () => chooseSharing('ko', shared.collection, form({ organization })))
  await as(holder, () => chooseSharing('ko', ended.collection, form({ organization: former })))
  await as(holder, () => chooseSharing('ko', ended.collection, form({ organization: '' })))
  await as(holder, () =>
    chooseMatter(
      'ko',
      matter.collection,
      form({ matterOrganization: organization, matter: '2026-0117' }),
    ),
  )
  const barred = of('who is barred from a matter')
  for (const whom of ['who is named to read a matter', 'who is named for a matter no more'])
    await name(of(whom))
  await name(barred)
  await as(of('an admin of the organisation of a matter'), () =>
    barMember('ko', organization, matter.collection, form({ person: barred.id })),
  )
  await as(holder, () =>
    unnameForCollection('ko', matter.collection, of('who is named for a matter no more').id),
  )
  await supabase.sql`delete from organization_members
    where user_id = ${of('a member who was removed').id}`
  for (const who of [...outside, ...readers]) {
    const secret = who.includes('matter')
      ? matter
      : who === 'a reader of what is shared no more'
        ? ended
        : shared
    people.set(who, { person: of(who), secret })
  }
})

const whoIs = (who: string): Who => {
  const found = people.get(who)
  if (!found) throw new Error(who)
  askAs(found.person)
  return found
}

/** What of a secret stands in something that was shown. */
function leaks(shown: unknown, secret: Secret): string[] {
  const text = JSON.stringify(shown)
  return Object.values(secret).filter((word) => text.includes(word))
}

const pathNames = Object.keys(paths)
const cases = outside.flatMap((who) => pathNames.map((path) => [who, path] as const))

it.each(cases)('%s is shown nothing by %s', async (who, path) => {
  const { person, secret } = whoIs(who)
  expect(leaks(await paths[path]?.(person, secret), secret)).toEqual([])
})

it.each(cases.filter(([, path]) => path.startsWith('API: ') || path.includes('collection')))(
  '%s is told of what there is as of what there is not by %s',
  async (who, path) => {
    const { person, secret } = whoIs(who)
    const known = JSON.stringify(await paths[path]?.(person, secret))
    const unknown = JSON.stringify(await paths[path]?.(person, guessed(secret)))
    expect(known).toBe(unknown)
  },
)

it.each(outside)('%s is counted no document', async (who) => {
  const { person, secret } = whoIs(who)
  expect(await searchedBy(person, secret.collection)).toBe(0)
  expect(await searchedBy(person)).toBe(0)
})

// What the paths show to whoever may see it: else they would be as quiet to everybody.
it.each([
  ['the list of collections', 'a viewer'],
  ['the choice of collections in the chat', 'a viewer'],
  ['search in the collection', 'a viewer'],
  ['the chat', 'a viewer'],
  ['the table of questions', 'a viewer'],
  ['the table as CSV', 'a viewer'],
  ['the page of a document', 'a viewer'],
  ['API: the text of the document', 'a viewer'],
  ['the worker: its text', 'a viewer'],
  ['the worker: search', 'a viewer'],
  ['search in the collection', 'who is named to read a matter'],
  ['the chat', 'who is named to read a matter'],
])('%s shows it to %s', async (path, who) => {
  const { person, secret } = whoIs(who)
  expect(leaks(await paths[path]?.(person, secret), secret)).not.toEqual([])
})
it.each([
  'search by tag',
  'search by folder',
  'search by party',
  'parties, deadlines and amounts of the collection',
  'parties, deadlines and amounts of the document',
  'deadlines as a calendar',
  'deadlines of the collection as a calendar',
  'API: the list of documents',
  'the database: documents',
  'the database: facts',
])('%s shows it to whose it is', async (path) => {
  askAs(holder)
  expect(leaks(await paths[path]?.(holder, shared), shared)).not.toEqual([])
})

/** Every way to change a collection or a document in it. */
const writes: Record<string, (who: Who) => Promise<unknown>> = {
  'to rename it': ({ secret }) =>
    redirectTarget(renameCollection('ko', secret.collection, form({ name: '바꾼 이름' }))),
  'to delete it': ({ secret }) => redirectTarget(removeCollection('ko', secret.collection)),
  'to take a document out': ({ secret }) => {
    const values = new FormData()
    values.append('shown', secret.document)
    return redirectTarget(chooseDocuments('ko', secret.collection, values))
  },
  'to put a document of somebody else in': ({ secret }) => {
    const values = new FormData()
    values.append('document', secret === shared ? matter.document : shared.document)
    return redirectTarget(chooseDocuments('ko', secret.collection, values))
  },
  'to end its sharing': ({ secret }) =>
    redirectTarget(chooseSharing('ko', secret.collection, form({ organization: '' }))),
  'to name themselves': ({ secret, person }) =>
    redirectTarget(
      nameForCollection(
        'ko',
        secret.collection,
        form({ person: `${organization} ${person.id}`, access: 'edit' }),
      ),
    ),
  'to write the row of the collection': ({ secret, person }) =>
    Promise.resolve(
      person.client.from('collections').update({ name: '바꾼 이름' }).eq('id', secret.collection),
    ),
  'to write the row of the document': ({ secret, person }) =>
    Promise.resolve(
      person.client.from('documents').update({ name: '바꾼.docx' }).eq('id', secret.document),
    ),
  'to delete the row of the document': ({ secret, person }) =>
    Promise.resolve(person.client.from('documents').delete().eq('id', secret.document)),
  'to write into the index': ({ secret, person }) =>
    Promise.resolve(
      person.client
        .from('knowledge_documents')
        .update({ state: 'failed' })
        .eq('document_id', secret.document),
    ),
  'to delete what was read': ({ secret, person }) =>
    Promise.resolve(
      person.client.from('document_facts').delete().eq('document_id', secret.document),
    ),
}

/** Everything that a write could have changed. */
const state = async ({ collection, document }: Secret) =>
  JSON.stringify([
    await supabase.sql`select name, organization_id, matter from collections where id = ${collection}`,
    await supabase.sql`select document_id from collection_documents where collection_id = ${collection}`,
    await supabase.sql`select user_id, access from collection_people where collection_id = ${collection} order by 1`,
    await supabase.sql`select name, trashed_at from documents where id = ${document}`,
    await supabase.sql`select state from knowledge_documents where document_id = ${document}`,
    await supabase.sql`select count(*)::int from document_facts where document_id = ${document}`,
  ])

it.each([...outside, ...readers].flatMap((who) => Object.keys(writes).map((act) => [who, act])))(
  '%s is not let %s',
  async (who, act) => {
    const given = whoIs(who)
    const before = await state(given.secret)
    await writes[act]?.(given)
    expect(await state(given.secret)).toBe(before)
  },
)
