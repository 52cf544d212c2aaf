import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { makeTopics, meaningless, sentenceOn, understanding } from '@/tests/factories/topics'
import { startEmbeddingsServer } from '@/tests/stand-ins/embeddings-server'

const folder = mkdtempSync(path.join(tmpdir(), 'knowledge-search-'))
const at = (name: string) => path.join(folder, name)
afterAll(() => rmSync(folder, { recursive: true, force: true }))
mkdirSync(at('empty'))
writeFileSync(at('q.jsonl'), '{"qid": 1, "query": "월급"}\n')
writeFileSync(at('wrong.jsonl'), '{"qid": 1, "query": "월급"}\nwords\n')

/** Beside this process, which may answer what the command asks a model for. */
async function search(args: string[], settings: Record<string, string> = {}) {
  const child = spawn(
    process.execPath,
    [
      'node_modules/tsx/dist/cli.mjs',
      '--tsconfig',
      'scripts/tsconfig.json',
      'scripts/knowledge-search.ts',
      ...args,
    ],
    { env: { ...process.env, ...settings }, stdio: ['ignore', 'ignore', 'pipe'] },
  )
  let stderr = ''
  child.stderr.on('data', (part) => {
    stderr += String(part)
  })
  const [status] = await once(child, 'close')
  return { status, lines: stderr.split('\n').filter(Boolean) }
}

it('what is missing is said in a line each', async () => {
  expect(await search(['--folder', at('empty')])).toEqual({
    status: 2,
    lines: ['--input: is missing', '--output: is missing'],
  })
})

it('a line that is no question is named', async () => {
  const files = ['--folder', at('empty'), '--input', at('wrong.jsonl'), '--output', at('r.jsonl')]
  const { status, lines } = await search(files)
  expect(status).toBe(2)
  expect(lines).toEqual([expect.stringContaining('line 2')])
})

it('a folder without files is said to be one, and every question has its answer', async () => {
  const files = ['--folder', at('empty'), '--input', at('q.jsonl'), '--output', at('r.jsonl')]
  const { status, lines } = await search(files)
  expect(status).toBe(0)
  expect(lines).toEqual([expect.stringContaining('has no files')])
  expect(JSON.parse(readFileSync(at('r.jsonl'), 'utf8'))).toMatchObject({ qid: 1, hits: [] })
})

describe('with a model', () => {
  const topics = makeTopics(60)
  beforeAll(() => {
    mkdirSync(at('topics'))
    // A chapter each, of one file, because every file that is read starts a thread.
    const chapters = topics
      .slice(0, 50)
      .map(({ first, second }, no) => `## 제${no}장\n\n${sentenceOn(first)} ${sentenceOn(second)}`)
    writeFileSync(at('topics/many.md'), chapters.join('\n\n'))
    writeFileSync(at('topics/one.md'), sentenceOn(topics[55]?.second ?? []))
    writeFileSync(
      at('topics.jsonl'),
      JSON.stringify({ qid: 1, query: topics[55]?.first.join(' ') }),
    )
  })
  async function ask(vectorOf: (text: string) => number[], isThere = true) {
    const server = await startEmbeddingsServer(vectorOf)
    if (!isThere) server.always = { status: 404 }
    const files = [
      '--folder',
      at('topics'),
      '--input',
      at('topics.jsonl'),
      '--output',
      at('r.jsonl'),
    ]
    const { status, lines } = await search(files, {
      EMBEDDINGS_BASE_URL: server.url,
      EMBEDDINGS_MODEL: 'loopback',
    })
    await server.close()
    expect(status).toBe(0)
    const { hits } = JSON.parse(readFileSync(at('r.jsonl'), 'utf8'))
    return { lines, first: hits[0]?.file }
  }

  it('finds in other words where that helps in these files', async () => {
    const { lines, first } = await ask(understanding(topics))
    expect(lines).toEqual([expect.stringMatching(/words and meaning \(loopback, weight 0\.\d\)/)])
    expect(first).toBe('one.md')
  })

  it('goes by words where it does not, and where the model is not there', async () => {
    expect((await ask(meaningless)).lines).toEqual([expect.stringContaining('searched by words')])
    expect((await ask(meaningless, false)).lines).toEqual([expect.stringContaining('no vectors')])
  })
})
