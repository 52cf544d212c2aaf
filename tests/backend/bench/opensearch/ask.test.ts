import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { askAll, type BenchQuery, readQueries } from '@/backend/bench/opensearch/ask'
import type { EngineQuery, SearchEngine } from '@/backend/search/engine'

/** Answers each query with its own text, the later ones sooner. */
function echo(asked: string[] = []): SearchEngine {
  let waiting: (() => void)[] = []
  const search = async ({ text }: EngineQuery) => {
    asked.push(text)
    if (text === 'broken') throw new Error('no answer')
    await new Promise<void>((resolve) => {
      waiting.unshift(resolve)
      setImmediate(() => {
        for (const free of waiting) free()
        waiting = []
      })
    })
    return { total: 1, hits: [{ id: text, score: 1 }], facets: {} }
  }
  return { search } as SearchEngine
}

const queries = ['a', 'b', 'broken', 'd', 'e'].map(
  (text): BenchQuery => ({ target: 'cases', text }),
)

it.each([1, 4])('answers stand in the order of the queries when %d ask', async (people) => {
  const told: number[] = []
  const asked = await askAll(echo(), queries, people, (answers) => told.push(answers))
  expect(asked.map(({ hits }) => hits?.[0]?.id ?? null)).toEqual(['a', 'b', null, 'd', 'e'])
  expect(told).toEqual([1, 2, 3, 4, 5])
})

it('every query is asked once', async () => {
  const asked: string[] = []
  await askAll(echo(asked), queries, 4)
  expect(asked.sort()).toEqual(['a', 'b', 'broken', 'd', 'e'])
})

describe('queries from files', () => {
  let folder: string
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'bench-'))
  })
  afterEach(() => rm(folder, { recursive: true }))

  async function file(name: string, texts: string[]) {
    const path = join(folder, name)
    await writeFile(path, texts.map((query) => JSON.stringify({ query })).join('\n'))
    return path
  }

  it('are as many of each file', async () => {
    const files = [
      { target: 'cases' as const, path: await file('cases', ['1', '2', '3']) },
      { target: 'statutes' as const, path: await file('statutes', ['4', '5', '6']) },
    ]
    expect((await readQueries(files, 4)).map(({ target, text }) => target + text)).toEqual([
      'cases1',
      'cases2',
      'statutes4',
      'statutes5',
    ])
    expect(await readQueries(files, 3)).toHaveLength(3)
  })

  it('are refused by the line that is wrong', async () => {
    const path = await file('cases', ['1', ''])
    await expect(readQueries([{ target: 'cases', path }], 2)).rejects.toThrow(`${path}:2`)
  })
})
