import { execFile } from 'node:child_process'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { datasetHash, hashVersion } from '@/lib/ragops/dataset-hash'
import { type Dataset, runSchema } from '@/lib/ragops/dataset-schema'

const items = Array.from({ length: 60 }, (_, at) => ({
  id: `${at + 1}:0`,
  query: `법원이 판단하는 기준 ${at + 1}`,
  relevant: [{ id: `r${at + 1}`, grade: 1 }],
  source: String(at + 1),
  cluster: `c${at}`,
  tags: { field: at % 2 === 0 ? '민사' : '형사' },
}))
const dataset: Dataset = {
  name: 'cases 2025',
  target: 'cases',
  asOf: '2026-11-22',
  hashVersion,
  hash: datasetHash(items),
  items,
}

let folder: string
const file = (name: string) => path.join(folder, name)
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'beopdap-rag-'))
  await writeFile(file('dataset.json'), JSON.stringify(dataset))
  const lines = (of: (right: string) => string[]) =>
    items
      .map(({ id, relevant }) =>
        JSON.stringify({ qid: id, hits: of(relevant[0]?.id ?? '').map((each) => ({ id: each })) }),
      )
      .join('\n')
  await writeFile(
    file('good.jsonl'),
    lines((right) => [right, 'x']),
  )
  await writeFile(
    file('poor.jsonl'),
    lines((right) => ['x', 'y', right]),
  )
  await writeFile(file('broken.jsonl'), '{"qid":"1:0"}\n')
})
afterAll(() => rm(folder, { recursive: true, force: true }))

function evaluate(...args: string[]): Promise<{ code: number; output: string; errors: string }> {
  const command = ['node_modules/tsx/dist/cli.mjs', '--tsconfig', 'scripts/tsconfig.json']
  return new Promise((resolve) => {
    execFile(
      process.execPath,
      [...command, 'scripts/rag-evaluate.ts', '--dataset', file('dataset.json'), ...args],
      (error, output, errors) =>
        resolve({ code: typeof error?.code === 'number' ? error.code : 0, output, errors }),
    )
  })
}

it('a run is kept, compared with itself, and with a worse one, by its exit code', async () => {
  const first = await evaluate('--results', file('good.jsonl'), '--output', file('good.json'))
  expect(first).toMatchObject({
    code: 0,
    output: expect.stringContaining('60 items, 0 failed: ndcg 1.0000'),
  })
  expect(runSchema.parse(JSON.parse(await readFile(file('good.json'), 'utf8'))).items).toHaveLength(
    60,
  )

  const same = await evaluate('--results', file('good.jsonl'), '--baseline', file('good.json'))
  expect(same).toMatchObject({
    code: 0,
    output: expect.stringMatching(/\| all \| 60 .*\| equal \|/),
  })

  const worse = await evaluate('--results', file('poor.jsonl'), '--baseline', file('good.json'))
  expect(worse.code).toBe(1)
  expect(worse.output).toMatch(/\| all \| 60 \| 1\.0000 \| 0\.5000 \| −0\.5000 .*\| worse \|/)
  expect(worse.output).toMatch(/\| field 민사 \| 30 .*\| worse \|/)

  const better = await evaluate('--results', file('poor.jsonl'), '--output', file('poor.json'))
  expect(better.code).toBe(0)
  const back = await evaluate('--results', file('good.jsonl'), '--baseline', file('poor.json'))
  expect(back).toMatchObject({ code: 0, output: expect.stringContaining('| better |') })
})

it('what cannot be said ends with 2 and the reason', async () => {
  const missing = await evaluate('--results', file('broken.jsonl'))
  expect(missing).toMatchObject({ code: 2, errors: expect.stringContaining('broken.jsonl:1') })
  await evaluate('--results', file('good.jsonl'), '--output', file('k5.json'), '--k', '5')
  const other = await evaluate('--results', file('good.jsonl'), '--baseline', file('k5.json'))
  expect(other).toMatchObject({ code: 2, errors: expect.stringContaining('k is 5') })
  await writeFile(file('dataset.json'), JSON.stringify({ ...dataset, hash: '0'.repeat(64) }))
  const changed = await evaluate('--results', file('good.jsonl'))
  expect(changed).toMatchObject({ code: 2, errors: expect.stringContaining('hash') })
})
