import {
  barMember,
  chooseDocuments,
  unbarMember,
  unnameForCollection,
} from '@/lib/knowledge/sharing/actions'
import { addCollection, seesNothing } from '@/tests/factories/collection-paths'
import { makePerson, type Person } from '@/tests/factories/person'
import {
  admin,
  all,
  boss,
  collection,
  document,
  holder,
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

// What a matter's wall keeps out: people who are barred, links, other collections, and quotes in old answers.

jest.mock('next/cache', () => jest.requireActual('@/tests/factories/session-stand-ins'))
jest.mock('next/headers', () => jest.requireActual('@/tests/factories/session-stand-ins'))
jest.mock('next-intl/server', () => jest.requireActual('@/tests/factories/session-stand-ins'))
jest.mock('@/lib/supabase/clients', () => jest.requireActual('@/tests/factories/session-stand-ins'))
jest.mock('@/lib/supabase/service-client', () =>
  jest.requireActual('@/tests/factories/session-stand-ins'),
)

startSharedKnowledge()
beforeEach(makeColleagues)

const bar = (by: Person, whom: Person) =>
  reasonOf(by, () => barMember('ko', organization, collection, form({ person: whom.id })))

it('whoever is barred loses it at once and is not named again until the bar is lifted', async () => {
  await wall()
  await name(named, 'edit')
  expect(await bar(admin, named)).toBeNull()
  expect(await seen(named)).toEqual(seesNothing)
  expect(await name(named)).toBe('barred')
  expect(
    await reasonOf(boss, () => unbarMember('ko', organization, collection, named.id)),
  ).toBeNull()
  expect(await seen(named)).toEqual(seesNothing)
  expect(await name(named)).toBeNull()
  expect(await seen(named)).toEqual(all())
})

it('its holder is not barred; members bar nobody; nor does anybody in another organisation', async () => {
  await wall()
  expect(await bar(admin, holder)).toBe('holder')
  expect(await bar(holder, named)).toBe('missing')
  expect(await bar(named, boss)).toBe('missing')
  const stranger = await makePerson(supabase)
  expect(await bar(stranger, named)).toBe('missing')
  expect(await bar(admin, stranger)).toBe('missing')
})

it('a document behind the wall is put into no collection that others see, nor shared by a link', async () => {
  const other = await addCollection(supabase, holder, document)
  await share(other)
  expect(await wall()).toBe('walled')
  await supabase.sql`update collections set organization_id = null where id = ${other}`
  expect(await wall()).toBeNull()
  expect(await share(other)).toBe('walled')
  expect(await name(named, 'view', organization, other)).toBe('walled')
  const third = await addCollection(supabase, holder)
  await share(third)
  const chosen = new FormData()
  chosen.append('document', document)
  expect(await reasonOf(holder, () => chooseDocuments('ko', third, chosen))).toBe('walled')
  await supabase.sql`insert into document_contents (document_id, user_id, content)
    values (${document}, ${holder.id}, '{}')`
  const link = await holder.client.rpc('share_document', {
    p_document: document,
    p_access: 'view',
  })
  expect(link.error?.code).toBe('23P01')
})

it('links that a document had end when it goes behind the wall', async () => {
  await supabase.sql`insert into document_contents (document_id, user_id, content)
    values (${document}, ${holder.id}, '{}')`
  const made = await holder.client.rpc('share_document', { p_document: document, p_access: 'view' })
  const { token } = made.data as { token: string }
  await wall()
  const opened = await supabase.visitor().rpc('open_shared_document', { p_token: token })
  expect(opened.data).toBeNull()
})

it('whoever is named no more keeps no words of it: neither in conversations nor in traces', async () => {
  await wall()
  await name(named)
  const { sql } = supabase
  const parts = JSON.stringify([
    {
      kind: 'documents',
      searched: 1,
      missing: 0,
      passages: [{ source: 1, lines: ['5,000,000원'] }],
    },
    {
      kind: 'sources',
      sources: [{ no: 1, type: 'document', id: `${document}#0`, label: '임대차' }],
    },
  ])
  const [made] = await sql`insert into conversations (user_id, title, locale, scope)
    values (${named.id}, '질문', 'ko', ${`collection:${collection}`}) returning id`
  await sql`insert into messages (conversation_id, position, role, parts)
    values (${made?.id}, 0, 'user', '[]'), (${made?.id}, 1, 'assistant', ${parts}::text::jsonb)`
  const kept = async () =>
    JSON.stringify(await sql`select parts from messages where conversation_id = ${made?.id}`)
  expect(await kept()).toContain('5,000,000')
  await reasonOf(holder, () => unnameForCollection('ko', collection, named.id))
  expect(await kept()).not.toContain('5,000,000')
  expect(await kept()).not.toContain('임대차')
  expect(await kept()).toContain('withheld')
})
