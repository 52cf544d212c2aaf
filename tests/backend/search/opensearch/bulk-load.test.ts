import { loadCluster, readClusterCorpus } from '@/backend/search/opensearch/bulk-load'
import { Cluster } from '@/backend/search/opensearch/cluster'
import { ClusterStandIn } from '@/tests/factories/cluster-stand-in'
import { searchIndex } from '@/tests/factories/search-index'

const index = searchIndex({
  cases: [
    {
      serial: 7,
      text: '임대차',
      body: '보증금',
      articles: ['000001#3의2', '000001#4'],
      outcome: '파기환송',
      citedBy: 3,
    },
    ...Array.from({ length: 450 }, (_, i) => ({ serial: 100 + i, body: `보증금 ${i}` })),
    { serial: 9, date: 0, numberYear: 2003 },
  ],
  articles: [{ id: '000001#3의2', flags: ['repealed'] }, { id: '000001#4' }],
  issues: [{ serial: 7, text: '대항력', articles: ['000001#4'] }],
})
const versioned = (version: string) => ({ ...index, manifest: { ...index.manifest, version } })

let standIn: ClusterStandIn
let cluster: Cluster
beforeEach(async () => {
  standIn = new ClusterStandIn()
  cluster = new Cluster(await standIn.listen())
})
afterEach(() => standIn.close())

const stored = (name: string, id: string) =>
  standIn.indices.get(name)?.documents.find((document) => document.id === id)

it('loads every document, in batches, with what filters and facets need', async () => {
  await loadCluster(cluster, versioned('1'))
  expect(standIn.indices.get('beopdap-cases-1')?.documents).toHaveLength(452)
  expect(standIn.asked.filter(({ path }) => path === '/_bulk')).toHaveLength(5)
  expect(stored('beopdap-cases-1', '7')?.source).toEqual({
    position: 0,
    date: 20200514,
    year: '2020',
    court_level: 'supreme',
    court: '대법원',
    case_type: '민사',
    outcome: '파기환송',
    en_banc: false,
    cited_by: 3,
    articles: ['000001#3의2', '000001#4'],
    laws: ['000001'],
  })
  expect(stored('beopdap-cases-1', '9')?.source).toMatchObject({ number_year: 2003, year: '2003' })
  expect(stored('beopdap-cases-1', '9')?.source).not.toHaveProperty('date')
  expect(stored('beopdap-articles-1', '000001#3의2')?.source).toMatchObject({
    law: '000001',
    no: '3의2',
    repealed: true,
    pending: false,
  })
  expect(stored('beopdap-issues-1', '0')?.source).toEqual({ position: 0, articles: ['000001#4'] })
})

it('sends the postings of the index as tokens with frequencies', async () => {
  await loadCluster(cluster, versioned('1'))
  const tokens = stored('beopdap-cases-1', '7')?.tiers.text
  expect([...(tokens?.keys() ?? [])].sort()).toEqual(['_', 'b300cc28', 'c784b300'])
  for (const impact of tokens?.values() ?? []) expect(impact).toBeGreaterThan(0)
  const counts = standIn.indices.get('beopdap-cases-1')!.documents
  expect(counts.filter(({ tiers }) => tiers.body?.has('bcf4c99d'))).toHaveLength(451)
})

it('says what the cluster holds', async () => {
  expect(await readClusterCorpus(cluster)).toBeNull()
  const held = await loadCluster(cluster, versioned('1'))
  expect(held).toMatchObject({ version: '1', decisions: 452, articles: 2 })
  expect(await readClusterCorpus(cluster)).toEqual(held)
})

it('holds nothing that this code can read when the format is another', async () => {
  await loadCluster(cluster, versioned('1'))
  const body = standIn.indices.get('beopdap-cases-1')!.body as {
    mappings: { _meta: { format: number } }
  }
  body.mappings._meta.format += 1
  expect(await readClusterCorpus(cluster)).toBeNull()
})

it('moves to a newer corpus at once and removes the one before', async () => {
  await loadCluster(cluster, versioned('1'))
  await loadCluster(cluster, versioned('2'))
  expect([...standIn.indices.keys()].sort()).toEqual([
    'beopdap-articles-2',
    'beopdap-cases-2',
    'beopdap-issues-2',
  ])
  expect((await readClusterCorpus(cluster))?.version).toBe('2')
  expect(standIn.asked.filter(({ path }) => path === '/_aliases')).toHaveLength(2)
})

it('loads a batch again that the cluster refused as full', async () => {
  const waits: number[] = []
  const busy = {
    errors: true,
    items: [{ index: { status: 429, error: { type: 'x', reason: 'queue is full' } } }],
  }
  standIn.replies.set('/_bulk', () => {
    standIn.replies.delete('/_bulk')
    return { status: 200, body: busy }
  })
  await loadCluster(cluster, versioned('1'), undefined, async (ms) => waits.push(ms))
  expect(waits).toEqual([2000])
})

it('leaves what is held alone when a load fails for good', async () => {
  await loadCluster(cluster, versioned('1'))
  standIn.replies.set('/_bulk', () => ({ status: 400, body: { error: { reason: 'bad line' } } }))
  await expect(loadCluster(cluster, versioned('2'), undefined, async () => {})).rejects.toThrow(
    'bad line',
  )
  expect([...standIn.indices.keys()].sort()).toEqual([
    'beopdap-articles-1',
    'beopdap-cases-1',
    'beopdap-issues-1',
  ])
  expect((await readClusterCorpus(cluster))?.version).toBe('1')
})

it('starts anew where a load was cut off', async () => {
  standIn.indices.set('beopdap-cases-1', { body: {}, documents: [] })
  expect((await loadCluster(cluster, versioned('1'))).decisions).toBe(452)
})
