/** @jest-environment node */
import { randomUUID } from 'node:crypto'
import { readInForce } from '@/lib/chat/configuration/data'
import { builtInSettings, inForceSchema } from '@/lib/chat/configuration/schema'
import { log } from '@/lib/log'
import type { ConfigurationLabel } from '@/lib/ragops/configurations/constants'
import {
  readConfigurations,
  readGates,
  readMoves,
  readShadows,
} from '@/lib/ragops/configurations/data'
import { inForce } from '@/lib/ragops/configurations/in-force'
import {
  addGate,
  createConfiguration,
  moveConfiguration,
  removeGate,
  rollBack,
} from '@/lib/ragops/configurations/mutations'
import { createDataset, writeVersion } from '@/lib/ragops/datasets/mutations'
import { createExperiment } from '@/lib/ragops/experiments/mutations'
import type { ServiceDb, UserDb } from '@/lib/supabase/types'
import { type SupabaseProcess, startSupabase } from '@/tests/embedded/supabase-process'
import { makePerson } from '@/tests/factories/person'

let supabase: SupabaseProcess
let admin: UserDb
let others: UserDb[]

beforeAll(async () => {
  supabase = await startSupabase()
  const dbOf = async (role: 'admin' | 'supervisor' | 'user') =>
    (await makePerson(supabase, role)).client as unknown as UserDb
  admin = await dbOf('admin')
  others = [await dbOf('supervisor'), await dbOf('user'), supabase.visitor() as unknown as UserDb]
})
afterAll(() => supabase.stop())
afterEach(async () => {
  for (const label of ['production', 'canary', 'shadow'] as const)
    while ((await rollBack(admin, label)).ok);
})

let caution = 0
async function made(name: string): Promise<{ id: string; hash: string }> {
  caution += 0.001
  const created = await createConfiguration(admin, { ...builtInSettings, name, caution })
  if (!created.ok) throw new Error(created.reason)
  const all = await readConfigurations(admin)
  return { id: created.id, hash: all.find(({ id }) => id === created.id)?.hash ?? '' }
}
const move = (configuration: string, label: ConfigurationLabel, share = 0.05) =>
  moveConfiguration(admin, { configuration, label, share })
/** As the chat reads it. */
async function labels() {
  const { data } = await supabase.admin().rpc('configurations_in_force')
  return inForceSchema.parse(data)
}
const auditOf = async (action: string) =>
  (await supabase.sql`select id from audit_log where action = ${action}`).length

it('settings are kept once, whatever they are called, and the newest stands first', async () => {
  const first = await made('조심스럽게')
  const again = { ...builtInSettings, caution, name: '다른 이름' }
  expect(await createConfiguration(admin, again)).toEqual({ ok: true, id: first.id })
  const second = await made('더 조심스럽게')
  const [newest, before] = await readConfigurations(admin)
  expect([newest?.id, before?.id]).toEqual([second.id, first.id])
  expect(before?.name).toBe('조심스럽게')
  expect(await auditOf('configuration.created')).toBe(2)
})

it('production moves on and back, one press a move, to the built-in settings at last', async () => {
  const [one, two] = [await made('하나'), await made('둘')]
  expect(await move(one.id, 'production')).toEqual({ ok: true })
  expect(await move(two.id, 'production')).toEqual({ ok: true })
  expect(await move(two.id, 'production')).toEqual({ ok: false, reason: 'same' })
  expect((await labels()).production).toMatchObject({ hash: two.hash, share: null })
  expect(await rollBack(admin, 'production')).toEqual({ ok: true })
  expect((await labels()).production?.hash).toBe(one.hash)
  expect(await rollBack(admin, 'production')).toEqual({ ok: true })
  expect(await labels()).toEqual({})
  expect(await rollBack(admin, 'production')).toEqual({ ok: false, reason: 'nothing' })
  const moves = await readMoves(admin)
  expect(moves.slice(0, 4).map(({ act }) => act)).toEqual([
    ...['rolled-back', 'rolled-back', 'moved', 'moved'],
  ])
  expect(inForce(moves).production?.hash).toBeNull()
})

it('a canary has a share, and ends with one press or when everybody gets it', async () => {
  const { id, hash } = await made('카나리')
  expect(await move(id, 'canary', 0.1)).toEqual({ ok: true })
  expect(await labels()).toMatchObject({ canary: { hash, share: 0.1 } })
  expect(await move(id, 'canary', 0.25)).toEqual({ ok: true })
  expect((await labels()).canary?.share).toBe(0.25)
  expect(await rollBack(admin, 'canary')).toEqual({ ok: true })
  expect(await labels()).toEqual({})
  await move(id, 'canary')
  await move(id, 'production')
  expect(await labels()).toEqual({ production: expect.objectContaining({ hash }) })
})

it('a gate that is not measured lets no canary through, but a shadow', async () => {
  const dataset = await createDataset(admin, { name: '기준', target: 'statutes' })
  if (!dataset.ok) throw new Error(dataset.reason)
  const gate = { dataset: dataset.id, metric: 'ndcg' as const, margin: 0.01 }
  expect(await addGate(admin, { ...gate, slice: null, value: null })).toEqual({ ok: true })
  const { id, hash } = await made('기준 앞에서')
  expect(await readGates(admin, hash)).toMatchObject([{ outcome: 'unmeasured', dataset: '기준' }])
  expect(await move(id, 'canary')).toEqual({ ok: false, reason: 'gates' })
  expect(await move(id, 'production')).toEqual({ ok: false, reason: 'gates' })
  expect(await labels()).toEqual({})
  expect(await move(id, 'shadow', 0.5)).toEqual({ ok: true })
  const [put] = await readGates(admin, hash)
  expect(await removeGate(admin, put?.id ?? '')).toEqual({ ok: true })
  expect(await removeGate(admin, put?.id ?? '')).toEqual({ ok: false, reason: 'gone' })
  expect(await move(id, 'canary')).toEqual({ ok: true })
})

it('the chat reads labels again after three seconds, and keeps what it knew while nothing answers', async () => {
  const warn = jest.spyOn(log, 'warn').mockImplementation(() => {})
  const service = supabase.admin() as unknown as ServiceDb
  const { id, hash } = await made('읽히는 설정')
  await move(id, 'production')
  const hashAt = async (at: number, from = service) =>
    (await readInForce(from, () => at)).production?.hash
  expect(await hashAt(10_000)).toBe(hash)
  await rollBack(admin, 'production')
  expect(await hashAt(12_999)).toBe(hash)
  expect(await hashAt(13_000)).toBeUndefined()
  await move(id, 'production')
  expect(await hashAt(16_000)).toBe(hash)
  const nobody = supabase.visitor() as unknown as ServiceDb
  expect(await hashAt(20_000, nobody)).toBe(hash)
  expect(warn).toHaveBeenCalledWith('configuration.unread', expect.anything())
})

const compared = (low: number, verdict: string) => ({
  compared: {
    ndcg: { overall: { items: 60, clusters: 40, difference: low + 0.01, low, verdict } },
  },
})
test.each([
  ['passed', -0.005, 'equal'],
  ['unproven', -0.05, 'unclear'],
  ['lost', -0.2, 'worse'],
])('a gate reads the newest experiment: %s', async (outcome, low, verdict) => {
  const dataset = await createDataset(admin, { name: '기준', target: 'statutes' })
  if (!dataset.ok) throw new Error(dataset.reason)
  const item = { id: 'a', query: '질문', relevant: [], source: null, cluster: 'a', tags: {} }
  await writeVersion(admin, dataset.id, { origin: 'import', put: [item] })
  const { id, hash } = await made(`재어 봄 ${outcome}`)
  const measured = { name: '실험', of: { dataset: dataset.id, version: 1 }, k: 10, baseline: null }
  const experiment = async (configuration: string | null) => {
    const begun = await createExperiment(admin, {
      ...{ ...measured, retriever: 'passages' as const, configuration },
    })
    if (!begun.ok) throw new Error(begun.reason)
    return begun.id
  }
  const [baseline, run] = [await experiment(null), await experiment(id)]
  const { sql } = supabase
  await sql`update experiments set finished_at = now(), index_version = 'index 1',
    baseline_id = ${run}::uuid, report = '{}' where id = ${baseline}`
  await sql`update experiments set finished_at = now(), index_version = 'index 1',
    baseline_id = ${baseline}, report = ${sql.json(compared(low, verdict))} where id = ${run}`
  await addGate(admin, {
    ...{ dataset: dataset.id, metric: 'ndcg', margin: 0.01, slice: null, value: null },
  })
  const [gate] = await readGates(admin, hash)
  expect(gate).toMatchObject({ outcome, low, items: 60 })
  expect((await move(id, 'canary')).ok).toBe(outcome === 'passed')
  await removeGate(admin, gate?.id ?? '')
})

it('an experiment measures a configuration by the selector of the chat alone', async () => {
  const dataset = await createDataset(admin, { name: '실험', target: 'statutes' })
  if (!dataset.ok) throw new Error(dataset.reason)
  const item = { id: 'a', query: '질문', relevant: [], source: null, cluster: 'a', tags: {} }
  await writeVersion(admin, dataset.id, { origin: 'import', put: [item] })
  const { id, hash } = await made('재어 볼 설정')
  const form = {
    ...{ name: '실험', of: { dataset: dataset.id, version: 1 }, k: 10, baseline: null },
    configuration: id,
  }
  const begun = await createExperiment(admin, { ...form, retriever: 'passages' })
  if (!begun.ok) throw new Error(begun.reason)
  const [row] = await supabase.sql`select configuration, configuration_hash, configuration_name
    from experiments where id = ${begun.id}`
  expect(row).toMatchObject({
    ...{ configuration_hash: hash, configuration_name: '재어 볼 설정', configuration: { caution } },
  })
  const bySearch = await createExperiment(admin, { ...form, retriever: 'search' })
  expect(bySearch).toEqual({ ok: false, reason: 'gone' })
})

it('what shadows found is summed up by configuration', async () => {
  const { hash } = await made('그림자')
  const run = (outcome: string, shadowOutcome: string, shared: number) => ({
    ...{ hash, against: null, outcome, shadowOutcome, confidence: 0.5, shadowConfidence: 0.4 },
    ...{ shared, ms: 10, shadowMs: 20 },
  })
  for (const p_run of [run('answered', 'answered', 1), run('answered', 'refused', 0)]) {
    const { error } = await supabase.admin().rpc('record_shadow_run', { p_run })
    expect(error).toBeNull()
  }
  expect(await readShadows(admin)).toEqual([
    expect.objectContaining({
      ...{ hash, runs: 2, same: 0.5, shared: 0.5, answered: 2, shadowAnswered: 1 },
      ...{ ms: 10, shadowMs: 20 },
    }),
  ])
})

it('nobody but an administrator reads, makes or moves anything', async () => {
  const { id, hash } = await made('남이 못 보는 것')
  await move(id, 'canary')
  const dataset = randomUUID()
  for (const other of others) {
    expect(await readConfigurations(other).catch(() => [])).toEqual([])
    expect(await readMoves(other).catch(() => [])).toEqual([])
    await expect(readGates(other, hash)).rejects.toMatchObject({ code: 'forbidden' })
    expect(await readShadows(other).catch(() => [])).toEqual([])
    const refusals = [
      await createConfiguration(other, { ...builtInSettings, name: '몰래' }),
      await moveConfiguration(other, { configuration: id, label: 'production', share: 0.05 }),
      await rollBack(other, 'canary'),
      await addGate(other, { dataset, metric: 'ndcg', margin: 0, slice: null, value: null }),
      await removeGate(other, dataset),
    ]
    for (const refusal of refusals) expect(refusal).toEqual({ ok: false, reason: 'denied' })
  }
  expect((await labels()).canary?.hash).toBe(hash)
})
