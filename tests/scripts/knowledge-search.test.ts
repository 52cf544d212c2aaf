import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'

const folder = mkdtempSync(path.join(tmpdir(), 'knowledge-search-'))
const at = (name: string) => path.join(folder, name)
afterAll(() => rmSync(folder, { recursive: true, force: true }))
mkdirSync(at('empty'))
writeFileSync(at('q.jsonl'), '{"qid": 1, "query": "월급"}\n')
writeFileSync(at('wrong.jsonl'), '{"qid": 1, "query": "월급"}\nwords\n')

function search(...args: string[]) {
  const { status, stderr } = spawnSync(
    process.execPath,
    [
      'node_modules/tsx/dist/cli.mjs',
      '--tsconfig',
      'scripts/tsconfig.json',
      'scripts/knowledge-search.ts',
      ...args,
    ],
    { encoding: 'utf8' },
  )
  return { status, lines: stderr.split('\n').filter(Boolean) }
}

it('what is missing is said in a line each', () => {
  expect(search('--folder', at('empty'))).toEqual({
    status: 2,
    lines: ['--input: is missing', '--output: is missing'],
  })
})

it('a line that is no question is named', () => {
  const files = ['--folder', at('empty'), '--input', at('wrong.jsonl'), '--output', at('r.jsonl')]
  const { status, lines } = search(...files)
  expect(status).toBe(2)
  expect(lines).toEqual([expect.stringContaining('line 2')])
})

it('a folder without files is said to be one, and every question has its answer', () => {
  const files = ['--folder', at('empty'), '--input', at('q.jsonl'), '--output', at('r.jsonl')]
  const { status, lines } = search(...files)
  expect(status).toBe(0)
  expect(lines).toEqual([expect.stringContaining('has no files')])
  expect(JSON.parse(readFileSync(at('r.jsonl'), 'utf8'))).toMatchObject({ qid: 1, hits: [] })
})
