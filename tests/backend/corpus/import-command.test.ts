import { spawn } from 'node:child_process'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { gzipSync } from 'node:zlib'
import { createTestDatabase, type TestDatabase } from '@/tests/database'
import { corpusFiles, decisionFile, statuteFile } from '@/tests/factories/corpus-files'
import { tarOf } from '@/tests/factories/tar'

let database: TestDatabase
let folder: string

beforeAll(async () => {
  database = await createTestDatabase()
  folder = await mkdtemp(path.join(tmpdir(), 'import-command-'))
})
afterAll(async () => {
  await database.drop()
  await rm(folder, { recursive: true, force: true })
})

/** Runs the command as npm does, its parsing thread included, on a database that is there already. */
function command(...args: string[]): Promise<{ code: number | null; out: string; err: string }> {
  const data = ['--data', path.join(folder, 'data')]
  const child = spawn(
    process.execPath,
    ['--import', 'tsx', 'backend/cli/import.ts', ...args, ...data],
    { env: Object.assign(Object.create(process.env), { DATABASE_URL: database.url }) },
  )
  let out = ''
  let err = ''
  child.stdout.on('data', (chunk) => {
    out += chunk
  })
  child.stderr.on('data', (chunk) => {
    err += chunk
  })
  return new Promise((resolve, reject) => {
    child.once('error', reject)
    child.once('close', (code) => resolve({ code, out, err }))
  })
}

const count = async () => {
  const [row] = await database.sql<{ count: number }[]>`
    select count(*)::int as count from legal.decisions`
  return row?.count
}

it('imports a folder, names bad files, leaves out what is listed, and ends well', async () => {
  const corpus = path.join(folder, 'corpus')
  const files = corpusFiles(
    [1, 2, 3].map((serial) => decisionFile({ serial })),
    [statuteFile({ lawId: '000001' })],
  )
  files.set('precedent-kr/broken.md', '---\n판례일련번호: 4\n')
  for (const [name, text] of files) {
    await mkdir(path.dirname(path.join(corpus, name)), { recursive: true })
    await writeFile(path.join(corpus, name), text)
  }
  const list = path.join(folder, 'exclude.txt')
  await writeFile(list, '# for measuring\n2\n')
  const { code, out, err } = await command(corpus, '--exclude', list)
  expect(err).toMatch(/skipped precedent-kr\/broken\.md: \S+/)
  expect(out).toContain('Imported 2 decisions and 1 statutes')
  expect(out).toContain('Bad: 1.')
  expect(code).toBe(0)
  expect(await count()).toBe(2)
})

it('says that an archive is damaged, keeps what it held before, and ends with 2', async () => {
  const archive = path.join(folder, 'corpus.tar.gz')
  const many = corpusFiles(
    Array.from({ length: 400 }, (_, at) => decisionFile({ serial: at + 1000 })),
  )
  const packed = gzipSync(await tarOf(many))
  await writeFile(archive, packed.subarray(0, Math.floor(packed.length / 2)))
  const { code, out } = await command(archive)
  expect(out).toMatch(/NOT COMPLETE: .*corpus\.tar\.gz: the archive is damaged or cut off/)
  expect(code).toBe(2)
  expect(await count()).toBeGreaterThan(2)
})

it.each([
  ['a folder that is not there', ['/no/such/folder'], /no such folder/],
  ['no source', [], /No source is named/],
  ['an option that is not there', ['--exlude', 'x', 'y'], /exlude/],
  ['a list that is not there', ['.', '--exclude', '/no/list.txt'], /no\/list\.txt/],
  ['the official API without an id', ['law.go.kr'], /LAW_GO_KR_OC is not set/],
])('ends with 2 and a reason: %s', async (_name, args, reason) => {
  const before = await count()
  const { code, out, err } = await command(...args)
  expect(`${out}${err}`).toMatch(reason)
  expect(code).toBe(2)
  expect(await count()).toBe(before)
})
