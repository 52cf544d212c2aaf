/** @jest-environment node */
import { randomUUID } from 'node:crypto'
import { GET as readDeadlines } from '@/app/api/knowledge/deadlines/route'
import { removeCollection } from '@/lib/knowledge/actions'
import { loadCollectionNames, loadFacts, loadKnowledge } from '@/lib/knowledge/loaders'
import {
  chooseDocuments,
  chooseMatter,
  chooseSharing,
  nameForCollection,
  unnameForCollection,
} from '@/lib/knowledge/sharing/actions'
import { readMatters, readSharedCollections } from '@/lib/knowledge/sharing/data'
import { readOrganization } from '@/lib/organizations/data'
import type { UserDb } from '@/lib/supabase/types'
import { apiRequest } from '@/tests/factories/api-call'
import { addCollection, query, seesNothing } from '@/tests/factories/collection-paths'
import { makeOrganization } from '@/tests/factories/organization'
import { makePerson } from '@/tests/factories/person'
import { askAs } from '@/tests/factories/session-stand-ins'

import {
  admin,
  all,
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
  seen,
  share,
  startSharedKnowledge,
  supabase,
  wall,
} from '@/tests/factories/shared-knowledge'
import { formOf as form } from '@/tests/lib/profile/action-results'

// A matter of an organisation: seen by the people named for it, and by nobody else on any path.

jest.mock('next/cache', () => jest.requireActual('@/tests/factories/session-stand-ins'))
jest.mock('next/headers', () => jest.requireActual('@/tests/factories/session-stand-ins'))
jest.mock('next-intl/server', () => jest.requireActual('@/tests/factories/session-stand-ins'))
jest.mock('@/lib/supabase/clients', () => jest.requireActual('@/tests/factories/session-stand-ins'))
jest.mock('@/lib/supabase/service-client', () =>
  jest.requireActual('@/tests/factories/session-stand-ins'),
)

startSharedKnowledge()
beforeEach(makeColleagues)

it('is seen by whoever is named, and by neither owner nor admin, on any path', async () => {
  expect(await wall()).toBeNull()
  for (const person of [named, boss, admin]) expect(await seen(person)).toEqual(seesNothing)
  expect(await name(named)).toBeNull()
  expect(await seen(named)).toEqual(all())
  for (const person of [boss, admin]) expect(await seen(person)).toEqual(seesNothing)
  expect(await name(boss)).toBeNull()
  expect(await seen(boss)).toEqual(all())
})

it('what was shared with everybody is seen by nobody from the moment that it is a matter', async () => {
  await share(collection)
  expect(await seen(boss)).toEqual(all())
  expect(await wall()).toBeNull()
  expect(await seen(boss)).toEqual(seesNothing)
})

it('names, counts, lists of facts and calendars show nothing of it to whoever is not named', async () => {
  await supabase.sql`insert into document_facts
    (document_id, no, user_id, kind, label, value, day, quote, passage)
    values (${document}, 0, ${holder.id}, 'deadline', '반환일', '2030-01-01', '2030-01-01', '', 0)`
  await wall()
  for (const person of [boss, admin, named]) {
    askAs(person)
    const { shared, collections, documents, tags } = await loadKnowledge('/x')
    expect([shared, collections, documents, tags]).toEqual([[], [], [], []])
    expect(await loadCollectionNames()).toEqual([])
    expect(await loadFacts('/x', { collection })).toEqual([])
    expect(await loadFacts('/x', { document })).toEqual([])
    const calendar = await readDeadlines(apiRequest(`/api/knowledge/deadlines?in=${collection}`))
    expect(calendar.status).toBe(404)
    const organizations = await readOrganization(person.client as UserDb, organization)
    expect(JSON.stringify(organizations)).not.toContain('임대차')
  }
})

it('a collection that there is not and one behind a wall are answered alike', async () => {
  await wall()
  const answerTo = async (id: string) => {
    const asked = { owner: boss.id, collection: id, query, limit: 10 }
    const [found, text] = await Promise.all([
      knowledge.ask('search', asked),
      knowledge.ask('text', { owner: boss.id, document: id === collection ? document : id }),
    ])
    const changes = [
      () => nameForCollection('ko', id, form({ person: `${organization} ${admin.id}` })),
      () => unnameForCollection('ko', id, holder.id),
      () => chooseMatter('ko', id, form({ matterOrganization: organization, matter: 'x' })),
      () => chooseSharing('ko', id, form({ organization: '' })),
      () => chooseDocuments('ko', id, new FormData()),
    ]
    const reasons: (string | null)[] = []
    for (const change of changes) reasons.push(await reasonOf(boss, change))
    return { found: { ...found, body: { ...found.body, ms: 0 } }, text, reasons }
  }
  expect(await answerTo(collection)).toEqual(await answerTo(randomUUID()))
})

it('owners and admins know the reference, who holds it and who is named; members and others nothing', async () => {
  await supabase.sql`update collections set name = '비밀 합병', description = '인수' where id = ${collection}`
  await wall()
  await name(named, 'edit')
  for (const person of [boss, admin]) {
    const matters = await readMatters(person.client as UserDb, organization)
    expect(matters).toMatchObject([
      {
        matter: '2026-0117',
        holder: holder.email,
        people: [{ email: named.email, access: 'edit' }],
        barred: [],
      },
    ])
    for (const secret of ['비밀', '인수', '임대차', document])
      expect(JSON.stringify(matters)).not.toContain(secret)
  }
  const stranger = await makePerson(supabase)
  for (const person of [holder, named, stranger])
    expect(await readMatters(person.client as UserDb, organization)).toBeNull()
})

it('owners and admins neither name themselves nor take the wall down', async () => {
  await wall()
  for (const person of [boss, admin]) {
    const itself = form({ person: `${organization} ${person.id}`, access: 'view' })
    expect(await reasonOf(person, () => nameForCollection('ko', collection, itself))).toBe(
      'missing',
    )
    await reasonOf(person, () => removeCollection('ko', collection))
    expect(await seen(person)).toEqual(seesNothing)
  }
  const [row] = await supabase.sql`select matter from collections where id = ${collection}`
  expect(row?.matter).toBe('2026-0117')
})

it('its holder neither takes the wall down, nor moves it, nor shares it with everybody', async () => {
  const elsewhere = await makeOrganization(supabase.sql, [[holder, 'owner']])
  await wall()
  expect(await wall('2026-0118')).toBe('matter')
  for (const to of ['', elsewhere])
    expect(
      await reasonOf(holder, () => chooseSharing('ko', collection, form({ organization: to }))),
    ).toBe('missing')
  const changed = await (holder.client as UserDb)
    .from('collections')
    .update({ matter: null } as never)
    .eq('id', collection)
  expect(changed.error?.code).toBe('42501')
  expect(await seen(boss)).toEqual(seesNothing)
})

it('people of another organisation are named no more, and cannot be', async () => {
  const outsider = await makePerson(supabase)
  const elsewhere = await makeOrganization(supabase.sql, [
    [holder, 'owner'],
    [outsider, 'member'],
  ])
  expect(await name(outsider, 'view', elsewhere)).toBeNull()
  expect(await seen(outsider)).toEqual(all())
  await wall()
  expect(await seen(outsider)).toEqual(seesNothing)
  expect(await name(outsider, 'view', elsewhere)).toBe('missing')
})

it('ends with the collection and with the organisation, and is nobody else’s then', async () => {
  await wall()
  await name(named)
  await supabase.sql`delete from organizations where id = ${organization}`
  for (const person of [named, boss, admin]) expect(await seen(person)).toEqual(seesNothing)
  askAs(holder)
  expect((await loadKnowledge('/x')).collections[0]).toMatchObject({ matter: null, people: [] })
})

it('is refused to viewers, strangers and empty references', async () => {
  const theirs = await addCollection(supabase, named)
  await supabase.sql`update organization_members set role = 'viewer' where user_id = ${named.id}`
  expect(await wall('x', named, theirs)).toBe('missing')
  expect(await wall('x', boss)).toBe('missing')
  expect(await wall(' ')).toBe('invalid')
  expect(await wall('가'.repeat(61))).toBe('invalid')
})

it('the list of whoever is named says that it is a matter', async () => {
  await wall()
  await name(named)
  const [shared] = await readSharedCollections(named.client as UserDb)
  expect(shared).toMatchObject({ matter: '2026-0117', isNamed: true })
})
