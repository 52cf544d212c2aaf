import { once } from 'node:events'
import { createReadStream, createWriteStream } from 'node:fs'
import { createInterface } from 'node:readline'
import { z } from 'zod'
import { currentIndexFolder, readIndex } from '@/backend/search/index/index-store'
import { readNames } from '@/backend/search/index/names'
import { IndexEngine } from '@/backend/search/index-engine'
import { IndexSearcher } from '@/backend/search/rank/index-searcher'
import { readOptions, runCommand } from '@/lib/command-line'
import { env } from '@/lib/env'

const usage = `npm run -s corpus:search -- --target statutes|cases --input Q.jsonl --output R.jsonl [--data DIR] [--limit 100]

Runs a file of queries through the engine of the service, in this thread.
`
const argumentsSchema = z.object({
  data: z.string().min(1).optional(),
  target: z.enum(['statutes', 'cases']),
  input: z.string().min(1),
  output: z.string().min(1),
  limit: z.coerce.number().int().min(1).max(1000).default(100),
})
const querySchema = z.object({ qid: z.union([z.string(), z.number()]), query: z.string() })

async function openInThisThread(dataDir: string): Promise<IndexEngine> {
  const folder = await currentIndexFolder(dataDir)
  if (folder === null) throw new Error(`no search index under ${dataDir}: import a corpus first`)
  const index = await readIndex(folder)
  const searcher = new IndexSearcher(index)
  return new IndexEngine(index, await readNames(folder), {
    rank: async (query) => searcher.search(query),
    close: async () => {},
  })
}

async function main(): Promise<void> {
  const given = readOptions(argumentsSchema)
  if (!given) {
    process.stdout.write(usage)
    return
  }
  const { data, target, input, output, limit } = given
  const engine = await openInThisThread(data ?? env().LEGAL_DATA_DIR)
  const out = createWriteStream(output)
  let line = 0
  for await (const text of createInterface({ input: createReadStream(input) })) {
    line++
    if (text.trim() === '') continue
    const parsed = querySchema.safeParse(safeJson(text))
    if (!parsed.success) throw new Error(`${input}:${line}: not a {qid, query} line`)
    const { qid, query } = parsed.data
    const started = performance.now()
    const { hits } = await engine.search({
      target,
      text: query,
      filters: {},
      actsOnly: false,
      sort: 'relevance',
      offset: 0,
      limit,
    })
    const ms = Math.round((performance.now() - started) * 100) / 100
    out.write(`${JSON.stringify({ qid, hits, ms })}\n`)
  }
  out.end()
  await once(out, 'close')
}

function safeJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

runCommand(main, { failed: 2 })
