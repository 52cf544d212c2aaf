import { createWriteStream } from 'node:fs'
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { z } from 'zod'
import { runCommand } from '@/lib/command-line'
import { indexFile } from '@/lib/knowledge/index/index-file'
import { readQuery } from '@/lib/knowledge/index/query'
import { searchSegments } from '@/lib/knowledge/index/search'
import { type SegmentName, SegmentStore } from '@/lib/knowledge/index/segment-store'

const usage = `npm run -s knowledge:search -- --folder DIR --input Q.jsonl --output R.jsonl
Indexes a folder of files as one person's documents and answers {qid, query} lines.
`
const argumentsSchema = z.object({
  folder: z.string().min(1),
  input: z.string().min(1),
  output: z.string().min(1),
  limit: z.coerce.number().int().min(1).max(100).default(10),
})
const querySchema = z.object({ qid: z.union([z.string(), z.number()]), query: z.string() })
const owner = 'me'
const heldBytes = 1024 * 1024 * 1024

async function filesBelow(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  return entries
    .filter((entry) => entry.isFile() && !entry.name.startsWith('.'))
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)))
    .sort()
}

/** @returns what the documents are called in the index, by their number */
async function indexFolder(folder: string, store: SegmentStore) {
  const files = await filesBelow(folder)
  const names: SegmentName[] = []
  for (const [no, file] of files.entries()) {
    const indexed = await indexFile(await readFile(path.join(folder, file)), path.basename(file))
    if (indexed.state === 'failed') {
      process.stderr.write(`${file}: not read (${indexed.reason})\n`)
      continue
    }
    const name = { owner, document: String(no), version: indexed.version }
    store.write(name, indexed.segment)
    names.push(name)
  }
  return { files, names }
}

async function main(): Promise<void> {
  const string = { type: 'string' } as const
  const { values } = parseArgs({
    options: {
      folder: string,
      input: string,
      output: string,
      limit: string,
      help: { type: 'boolean' },
    },
  })
  if (values.help) {
    process.stdout.write(usage)
    return
  }
  const { folder, input, output, limit } = argumentsSchema.parse(values)
  const lines = (await readFile(input, 'utf8')).split('\n').filter((line) => line.trim() !== '')
  const queries = lines.map((line) => querySchema.parse(JSON.parse(line)))
  const scratch = await mkdtemp(path.join(tmpdir(), 'beopdap-knowledge-'))
  try {
    const store = new SegmentStore(scratch, heldBytes)
    const { files, names } = await indexFolder(folder, store)
    const out = createWriteStream(output)
    for (const { qid, query } of queries) {
      const started = performance.now()
      const { hits } = searchSegments(store, names, readQuery(query), limit)
      const ms = Math.round((performance.now() - started) * 100) / 100
      const shown = hits.map(({ document, page, score }) => ({
        file: files[Number(document)],
        page,
        score: Math.round(score * 1000) / 1000,
      }))
      out.write(`${JSON.stringify({ qid, hits: shown, ms })}\n`)
    }
    await new Promise((resolve, reject) => {
      out.once('error', reject)
      out.end(resolve)
    })
  } finally {
    await rm(scratch, { recursive: true, force: true })
  }
}

runCommand(main)
