import { mkdtemp, readdir, readFile, rm, truncate, unlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type CorpusIndex, tierNames } from '@/backend/search/index/index-shape'
import { currentIndexFolder, IndexFolder, readIndex } from '@/backend/search/index/index-store'
import { readNames } from '@/backend/search/index/names'
import { searchIndex } from '@/tests/factories/search-index'

const corpus = searchIndex({
  cases: [
    {
      serial: 7,
      text: '임대차 보증금 반환',
      body: '임대인은 보증금을 반환한다',
      articles: ['000001#3'],
    },
    { serial: 9, text: '해고 무효', body: '정당한 이유가 없다' },
  ],
  articles: [{ id: '000001#3', text: '대항력' }],
  issues: [{ serial: 7, text: '보증금 반환', articles: ['000001#3'] }],
  questions: [{ id: '000001#3', ko: ['집이 팔렸는데 계속 살 수 있나', '집이 팔려도 나가야 하나'] }],
})
const names = {
  laws: [{ lawId: '000001', title: '주택임대차보호법', kind: '법률', current: true, citedBy: 1 }],
  numbers: [['2020다7', 7] as [string, number]],
}

let dataDir: string
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'index-store-'))
})
afterEach(() => rm(dataDir, { recursive: true, force: true }))

async function write(version: string, index: CorpusIndex = corpus): Promise<IndexFolder> {
  const folder = new IndexFolder(dataDir, version)
  await folder.create()
  for (const name of tierNames) await folder.writeTier(name, index.tiers[name])
  await folder.writeColumns({ ...index, manifest: { ...index.manifest, version } })
  await folder.writeQuestions(index.questions)
  await folder.writeNames(names)
  return folder
}

async function published(version = '1'): Promise<string> {
  await (await write(version)).publish()
  const folder = await currentIndexFolder(dataDir)
  if (folder === null) throw new Error('nothing published')
  return folder
}

it('comes back from disk as it was written', async () => {
  const index = await readIndex(await published())
  expect(index).toEqual({ ...corpus, manifest: { ...corpus.manifest, version: '1' } })
  expect(await readNames(await published('2'))).toEqual(names)
})

it('is held in memory that threads share', async () => {
  const { tiers } = await readIndex(await published())
  expect(Object.prototype.toString.call(tiers.caseText.postings.buffer)).toBe(
    '[object SharedArrayBuffer]',
  )
})

it('is not there before it is published', async () => {
  expect(await currentIndexFolder(dataDir)).toBeNull()
  await write('1')
  expect(await currentIndexFolder(dataDir)).toBeNull()
})

it('takes the place of the one before, which is removed', async () => {
  await published('1')
  const folder = await published('2')
  expect(folder.endsWith('2')).toBe(true)
  expect((await readIndex(folder)).manifest.version).toBe('2')
  expect((await readdir(join(dataDir, 'index'))).sort()).toEqual(['2', 'current.json'])
})

it('given up leaves the current one alone', async () => {
  await published('1')
  await (await write('2')).discard()
  expect((await readIndex((await currentIndexFolder(dataDir)) ?? '')).manifest.version).toBe('1')
  expect((await readdir(join(dataDir, 'index'))).sort()).toEqual(['1', 'current.json'])
})

it.each([
  ['an odd number of bytes', 'caseText.postings', 5],
  ['a tier cut short', 'caseText.postings', 4],
  ['an empty tier', 'caseBody.offsets', 0],
  ['a column cut short', 'cases.citedBy', 4],
  ['article lists cut short', 'cases.articles', 0],
  ['an article column cut short', 'articles.flags', 0],
  ['issues cut short', 'issueUnits.decision', 0],
  ['questions cut short', 'questionsSingle.postings', 0],
  ['paragraphs cut short', 'questions.paragraphOf', 0],
  ['vectors cut short', 'questionVectors.articles', 4],
])('is refused with %s', async (_, file, size) => {
  const folder = await published()
  await truncate(join(folder, file), size)
  await expect(readIndex(folder)).rejects.toThrow(/damaged index/)
})

it('is refused without one of its files', async () => {
  const folder = await published()
  await unlink(join(folder, 'issues.keys'))
  await expect(readIndex(folder)).rejects.toThrow(/ENOENT/)
})

it('is refused in another format', async () => {
  const folder = await published()
  const path = join(folder, 'manifest.json')
  const manifest = JSON.parse(await readFile(path, 'utf8'))
  await writeFile(path, JSON.stringify({ ...manifest, format: manifest.format + 1 }))
  await expect(readIndex(folder)).rejects.toThrow(/format/)
})

it('is refused when the pointer to it is nonsense or leads out of the folder', async () => {
  await published()
  const pointer = join(dataDir, 'index', 'current.json')
  await writeFile(pointer, '{')
  await expect(currentIndexFolder(dataDir)).rejects.toThrow()
  await writeFile(pointer, JSON.stringify({ version: '../../etc' }))
  await expect(currentIndexFolder(dataDir)).rejects.toThrow()
})
