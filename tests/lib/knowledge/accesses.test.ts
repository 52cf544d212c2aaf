import { GET as readFile } from '@/app/api/organizations/[id]/accesses/route'
import {
  chooseDocuments,
  chooseSharing,
  unnameForCollection,
} from '@/lib/knowledge/sharing/actions'
import { readAccesses } from '@/lib/organizations/accesses/data'
import type { AccessFilter } from '@/lib/organizations/accesses/schema'
import { chooseKeeping } from '@/lib/organizations/actions'
import { initialKeepingState } from '@/lib/organizations/form-state'
import { deleteOldOrganizationRows } from '@/lib/organizations/mutations'
import type { ServiceDb, UserDb } from '@/lib/supabase/types'
import { apiRequest } from '@/tests/factories/api-call'
import { paragraph } from '@/tests/factories/knowledge-site'
import { makeOrganization } from '@/tests/factories/organization'
import { makePerson, type Person } from '@/tests/factories/person'
import { askAs } from '@/tests/factories/session-stand-ins'

import {
  admin,
  boss,
  collection,
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

// Who looked at what is shared and who shared it: what is noted, who reads it, and for how long.

jest.mock('next/cache', () => jest.requireActual('@/tests/factories/session-stand-ins'))
jest.mock('next/headers', () => jest.requireActual('@/tests/factories/session-stand-ins'))
jest.mock('next-intl/server', () => jest.requireActual('@/tests/factories/session-stand-ins'))
jest.mock('@/lib/supabase/clients', () => jest.requireActual('@/tests/factories/session-stand-ins'))
jest.mock('@/lib/supabase/service-client', () =>
  jest.requireActual('@/tests/factories/session-stand-ins'),
)

startSharedKnowledge()
beforeEach(makeColleagues)

const listed = (person: Person, filter: AccessFilter = {}) =>
  readAccesses(person.client as UserDb, organization, filter, 100)
const actsOf = async (person: Person, filter: AccessFilter = {}) =>
  (await listed(person, filter))?.map(({ act, actor }) => [act, actor])

it('every path of a reader is noted, with the collection and the document', async () => {
  await share(collection)
  await seen(named)
  const found = (await listed(boss, { actor: named.id })) ?? []
  expect([...new Set(found.map(({ act }) => act))].sort()).toEqual(
    ['asked', 'downloaded', 'opened', 'searched'].sort(),
  )
  for (const { actor } of found) expect(actor).toBe(named.email)
  expect(found.find(({ act }) => act === 'opened')).toMatchObject({
    document: '임대차계약서.docx',
    isHidden: false,
  })
  const rows = await supabase.sql`select * from organization_accesses`
  expect(JSON.stringify(rows)).not.toContain('보증금')
})

it('of one’s own nothing is noted, nor of what one was refused', async () => {
  await seen(holder)
  await seen(named)
  expect(await listed(boss)).toEqual([])
})

it('sharing, naming and their ends are noted, with whom', async () => {
  await share(collection)
  await reasonOf(holder, () => chooseSharing('ko', collection, form({ organization: '' })))
  await name(named)
  await reasonOf(holder, () => unnameForCollection('ko', collection, named.id))
  expect((await listed(boss))?.map(({ act, actor, member }) => [act, actor, member])).toEqual([
    ['unnamed', holder.email, named.email],
    ['named', holder.email, named.email],
    ['unshared', holder.email, null],
    ['shared', holder.email, null],
  ])
})

it('of a matter owners see the reference, who and when; neither name, documents nor how many', async () => {
  await supabase.sql`update collections set name = '비밀 합병' where id = ${collection}`
  await wall()
  await name(named, 'edit')
  const own = await knowledge.addDocument(named.id, '보탠 문서.docx', [paragraph('보증금')])
  const chosen = new FormData()
  chosen.append('document', own)
  await reasonOf(named, () => chooseDocuments('ko', collection, chosen))
  await seen(named)
  const found = (await listed(boss)) ?? []
  expect(new Set(found.map(({ act }) => act))).toEqual(
    new Set(['asked', 'downloaded', 'opened', 'searched', 'named', 'walled']),
  )
  for (const row of found)
    expect(row).toMatchObject({
      matter: '2026-0117',
      collection: null,
      document: null,
      isHidden: true,
    })
  await name(boss)
  const asNamed = (await listed(boss)) ?? []
  expect(asNamed.map(({ act }) => act)).toContain('added')
  expect(asNamed.map(({ collection: called }) => called)).toContain('비밀 합병')
})

it('is read by owners and admins of that organisation alone', async () => {
  await share(collection)
  const stranger = await makePerson(supabase)
  await makeOrganization(supabase.sql, [[stranger, 'owner']])
  expect(await actsOf(admin)).toEqual([['shared', holder.email]])
  for (const person of [holder, named, stranger]) expect(await listed(person)).toBeNull()
  for (const person of [named, stranger]) {
    askAs(person)
    const params = Promise.resolve({ id: organization })
    expect((await readFile(apiRequest('/api/x?locale=ko'), { params })).status).toBe(404)
  }
  const { error } = await supabase
    .visitor()
    .rpc('list_organization_accesses', { p_organization: organization })
  expect(error?.code).toBe('42501')
})

it('is filtered by person, kind and day, goes on from one, and is a file', async () => {
  await share(collection)
  await seen(named)
  expect(await actsOf(boss, { act: 'shared' })).toEqual([['shared', holder.email]])
  expect(await actsOf(boss, { actor: holder.id })).toEqual([['shared', holder.email]])
  expect(await listed(boss, { until: '2020-01-01' })).toEqual([])
  expect(await listed(boss, { since: '2999-01-01' })).toEqual([])
  const every = (await listed(boss)) ?? []
  const rest = await listed(boss, { before: every[1]?.id })
  expect(rest).toEqual(every.slice(2))
  askAs(boss)
  const params = Promise.resolve({ id: organization })
  const file = await readFile(apiRequest('/api/x?locale=ko&act=opened'), { params })
  const lines = (await file.text()).trim().split('\n')
  expect(lines[1]).toContain('임대차계약서.docx')
  expect(lines[1]).toContain(named.email)
})

it('is kept as long as its owner says, who may shorten it', async () => {
  await share(collection)
  const keep = (person: Person, months: string) => {
    askAs(person)
    return chooseKeeping(initialKeepingState, form({ organization, months }))
  }
  expect(await keep(admin, '6')).toMatchObject({ reason: 'forbidden' })
  expect(await keep(named, '6')).toMatchObject({ reason: 'forbidden' })
  expect(await keep(boss, '7')).toMatchObject({ reason: 'missing' })
  const service = supabase.admin() as unknown as ServiceDb
  const inMonths = (months: number) => new Date(Date.now() + months * 31 * 86_400_000)
  await deleteOldOrganizationRows(service, inMonths(8))
  expect(await actsOf(boss)).toHaveLength(1)
  expect(await keep(boss, '6')).toMatchObject({ result: 'saved' })
  await deleteOldOrganizationRows(service, inMonths(8))
  expect(await listed(boss)).toEqual([])
})
