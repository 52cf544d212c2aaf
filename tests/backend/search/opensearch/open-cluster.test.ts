import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { connect, type Sql } from '@/backend/db'
import { buildIndex } from '@/backend/search/build/build-index'
import { currentIndexFolder } from '@/backend/search/index/index-store'
import { clusterVersion, openCluster } from '@/backend/search/opensearch/open-cluster'
import { log } from '@/lib/log'
import { createTestDatabase, type TestDatabase } from '@/tests/database'
import { ClusterStandIn } from '@/tests/factories/cluster-stand-in'
import { noQuestions } from '@/tests/factories/import-run'
import { insertSearchedCorpus } from '@/tests/factories/searched-corpus'

let database: TestDatabase
let sql: Sql
let dataDir: string
let standIn: ClusterStandIn
let address: string
const open = () => openCluster(sql, dataDir, address, noQuestions)
const loads = () => standIn.asked.filter(({ path }) => path === '/_aliases').length
const build = (day: string) => buildIndex(sql, dataDir, undefined, () => new Date(day), noQuestions)

beforeAll(async () => {
  database = await createTestDatabase()
  sql = connect({ url: database.url, max: 3 })
  await insertSearchedCorpus(sql)
})
afterAll(async () => {
  await sql.end()
  await database.drop()
})
beforeEach(async () => {
  jest.spyOn(log, 'info').mockReturnValue()
  dataDir = await mkdtemp(join(tmpdir(), 'cluster-'))
  standIn = new ClusterStandIn()
  address = await standIn.listen()
})
afterEach(async () => {
  jest.restoreAllMocks()
  await standIn.close()
  await rm(dataDir, { recursive: true, force: true })
})

it('fills an empty cluster from the store, and answers from it', async () => {
  const engine = await open()
  expect(engine.status()).toMatchObject({ engine: 'opensearch', decisions: 24, articles: 10 })
  const plain = { filters: {}, actsOnly: false, sort: 'relevance', offset: 0, limit: 5 } as const
  const first = async (target: 'cases' | 'statutes', text: string) =>
    (await engine.search({ ...plain, target, text })).hits[0]?.id
  expect(await first('cases', '집주인이 보증금을 안 돌려줘요')).toBe('201')
  expect(await first('cases', '양봉장 벌통')).toBe('209')
  expect(await first('cases', '2019므1005')).toBe('205')
  expect(await first('statutes', '이삿짐을 늦게 옮긴 거주자')).toBe('001248#3')
  expect(await first('statutes', '민법 750조')).toBe('001706#750')
})

it('loads nothing that the cluster holds already', async () => {
  await open()
  await open()
  expect(loads()).toBe(1)
})

it('loads once when several start together', async () => {
  await build('2026-01-01')
  await Promise.all([open(), open()])
  expect(loads()).toBe(1)
})

it('answers from what the cluster holds where this machine has no index', async () => {
  await build('2026-01-01')
  await open()
  await rm(join(dataDir, 'index'), { recursive: true })
  expect((await open()).status().version).toBe('20260101000000000')
  expect(loads()).toBe(1)
})

it('sees and loads the newer index of an import', async () => {
  await build('2026-01-01')
  await open()
  expect(await clusterVersion(dataDir, address)).toBe('20260101000000000')
  await build('2026-01-02')
  expect(await clusterVersion(dataDir, address)).toBe('20260102000000000')
  expect((await open()).status().version).toBe('20260102000000000')
})

it('builds again what it cannot read', async () => {
  await build('2026-01-01')
  await writeFile(join((await currentIndexFolder(dataDir)) ?? '', 'manifest.json'), '{}')
  expect((await open()).status().decisions).toBe(24)
})
