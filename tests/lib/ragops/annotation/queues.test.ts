/** @jest-environment node */
import { randomUUID } from 'node:crypto'
import type { Verdict } from '@/lib/ragops/annotation/constants'
import {
  readFigures,
  readFinishedItems,
  readQueue,
  readQueueItems,
  readQueues,
} from '@/lib/ragops/annotation/data'
import {
  addItems,
  createQueue,
  deleteQueue,
  giveAnnotation,
  skipItem,
  takeItem,
} from '@/lib/ragops/annotation/mutations'
import type { NewItem } from '@/lib/ragops/annotation/schema'
import type { UserDb } from '@/lib/supabase/types'
import { type SupabaseProcess, startSupabase } from '@/tests/embedded/supabase-process'
import { makePerson, type Person } from '@/tests/factories/person'

let supabase: SupabaseProcess
let organization: string
const people: Record<string, Person> = {}
const roles = ['owner', 'member', 'second', 'viewer', 'billing', 'outsider'] as const
type Who = (typeof roles)[number]
const db = (who: Who) => people[who]?.client as unknown as UserDb

beforeAll(async () => {
  supabase = await startSupabase()
  for (const who of roles) people[who] = await makePerson(supabase)
  const [made] =
    await supabase.sql`insert into organizations (name) values ('가나다 법률사무소') returning id`
  organization = String(made?.id)
  for (const who of roles)
    if (who !== 'outsider')
      await supabase.sql`insert into organization_members (organization_id, user_id, role)
        values (${organization}, ${people[who]?.id ?? ''}, ${who === 'second' ? 'member' : who})`
})
afterAll(() => supabase.stop())

const item = (key: string, answer = ''): NewItem => ({
  ...{ key, query: `질문 ${key}`, answer, source: null, cluster: key, tags: {} },
  passages: ['a', 'b'].map((id) => ({ id, label: id, href: null, excerpt: '' })),
})

async function queueOf(keys: readonly string[], reviewers = 2): Promise<string> {
  const made = await createQueue(db('owner'), { organization, name: '판단', reviewers })
  if (!made.ok) throw new Error(made.reason)
  const added = await addItems(
    db('owner'),
    made.id,
    keys.map((key) => item(key)),
  )
  expect(added).toEqual({ ok: true, added: keys.length })
  return made.id
}
async function taken(who: Who, queue: string) {
  const read = await takeItem(db(who), queue)
  if (!read.ok) throw new Error(read.reason)
  return read.item
}
const say = (who: Who, id: string, verdict: Verdict, relevant: string[] = []) =>
  giveAnnotation(db(who), { item: id, verdict, relevant, comment: '' })
async function sayNext(who: Who, queue: string, verdict: Verdict, relevant: string[] = []) {
  const next = await taken(who, queue)
  expect(await say(who, next?.id ?? '', verdict, relevant)).toEqual({ ok: true })
  return next
}
const stateOf = async (queue: string) =>
  (await readQueueItems(db('viewer'), queue, 1)).items.map(({ state }) => state)

it('two who agree finish an item, and nobody sees what the other said before', async () => {
  const queue = await queueOf(['one'])
  const first = await sayNext('owner', queue, 'answerable', ['b', 'a', 'unknown'])
  const blind = await people.member?.client.from('annotations').select('item_id')
  expect(blind?.data).toEqual([])
  // Nothing of it is in what the second is given either.
  const second = await taken('member', queue)
  expect(second).toMatchObject({ id: first?.id, settles: false, said: [] })
  expect(await taken('owner', queue)).toBeNull()
  await say('member', second?.id ?? '', 'answerable', ['a', 'b'])
  expect(await stateOf(queue)).toEqual(['agreed'])
  expect(await readFinishedItems(db('viewer'), queue)).toMatchObject([
    { key: 'one', verdict: 'answerable', relevant: ['a', 'b'] },
  ])
  const open = await people.viewer?.client
    .from('annotations')
    .select('reviewer_id')
    .eq('item_id', first?.id)
  expect(open?.data).toHaveLength(2)
})

it('where two differ, a third who was neither settles it', async () => {
  const queue = await queueOf(['one'])
  await sayNext('owner', queue, 'answerable', ['a'])
  await sayNext('member', queue, 'answerable', ['a', 'b'])
  expect(await stateOf(queue)).toEqual(['disputed'])
  for (const who of ['owner', 'member'] as const) expect(await taken(who, queue)).toBeNull()
  const before = await readFigures(db('viewer'), queue)
  expect(before).toMatchObject({ states: { disputed: 1 }, pairs: [{ passages: ['a', 'b'] }] })
  const third = await taken('second', queue)
  expect(third?.settles).toBe(true)
  expect(third?.said.map(({ relevant }) => relevant).sort()).toEqual([['a'], ['a', 'b']])
  expect(JSON.stringify(third)).not.toContain(people.owner?.id)
  await say('second', third?.id ?? '', 'refuse')
  expect(await stateOf(queue)).toEqual(['settled'])
  expect(await readFinishedItems(db('owner'), queue)).toMatchObject([
    { verdict: 'refuse', relevant: [] },
  ])
  // Who settles is no pair with anybody.
  expect((await readFigures(db('viewer'), queue))?.pairs).toHaveLength(1)
})

it('those who ask at once are given different items, and what is put off comes last', async () => {
  const queue = await queueOf(['one', 'two'], 1)
  const [one, two] = await Promise.all([taken('owner', queue), taken('member', queue)])
  expect(new Set([one?.query, two?.query]).size).toBe(2)
  expect(await taken('second', queue)).toBeNull()
  // The same person is given the same item again.
  expect((await taken('owner', queue))?.id).toBe(one?.id)
  expect(await skipItem(db('owner'), one?.id ?? '')).toEqual({ ok: true })
  expect((await taken('second', queue))?.id).toBe(one?.id)
  await skipItem(db('second'), one?.id ?? '')
  await say('member', two?.id ?? '', 'answerable')
  expect((await taken('owner', queue))?.id).toBe(one?.id)
})

it('an item is judged once by each, in words that fit it', async () => {
  const queue = await queueOf(['one'])
  const next = await taken('owner', queue)
  const id = next?.id ?? ''
  expect(await say('owner', id, 'right')).toEqual({ ok: false, reason: 'failed' })
  expect(await say('owner', id, 'refuse', ['a'])).toEqual({ ok: false, reason: 'failed' })
  expect(await say('owner', id, 'answerable')).toEqual({ ok: true })
  expect(await say('owner', id, 'answerable')).toEqual({ ok: false, reason: 'taken' })
  const again = await addItems(db('owner'), queue, [item('one'), item('two', '답변')])
  expect(again).toEqual({ ok: true, added: 1 })
})

it.each(['viewer', 'billing', 'outsider'] as const)('a %s says nothing', async (who) => {
  const queue = await queueOf(['one'])
  const id = (await taken('owner', queue))?.id ?? ''
  expect(await createQueue(db(who), { organization, name: 'x', reviewers: 1 })).toEqual({
    ok: false,
    reason: 'gone',
  })
  expect(await addItems(db(who), queue, [item('two')])).toEqual({ ok: false, reason: 'gone' })
  expect(await taken(who, queue)).toBeNull()
  expect(await skipItem(db(who), id)).toEqual({ ok: false, reason: 'gone' })
  expect(await say(who, id, 'answerable')).toEqual({ ok: false, reason: 'gone' })
  expect(await deleteQueue(db(who), queue)).toEqual({ ok: false, reason: 'gone' })
  const sees = who === 'viewer'
  expect((await readQueue(db(who), queue)) !== null).toBe(sees)
  expect((await readFigures(db(who), queue)) !== null).toBe(sees)
  expect((await readQueueItems(db(who), queue, 1)).items).toHaveLength(sees ? 1 : 0)
})

it('a visitor reaches nothing', async () => {
  const queue = await queueOf(['one'])
  const visitor = supabase.visitor() as unknown as UserDb
  await expect(readQueues(visitor)).rejects.toThrow()
  expect((await takeItem(visitor, queue)).ok).toBe(false)
  expect((await say('outsider', randomUUID(), 'refuse')).ok).toBe(false)
})

it('a queue is ended by whoever made it, or administers; whoever has left the organisation ends nothing', async () => {
  const made = await createQueue(db('member'), { organization, name: '내 것', reviewers: 1 })
  const id = made.ok ? made.id : ''
  expect((await deleteQueue(db('second'), id)).ok).toBe(false)
  await supabase.sql`delete from organization_members where user_id = ${people.member?.id ?? ''}`
  expect((await deleteQueue(db('member'), id)).ok).toBe(false)
  expect(await readQueue(db('member'), id)).toBeNull()
  expect(await deleteQueue(db('owner'), id)).toEqual({ ok: true })
})
