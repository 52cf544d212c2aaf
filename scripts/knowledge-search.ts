import { createWriteStream } from 'node:fs'
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { availableParallelism, tmpdir } from 'node:os'
import path from 'node:path'
import { z } from 'zod'
import { readOptions, runCommand } from '@/lib/command-line'
import { toAppError } from '@/lib/errors'
import { indexFile } from '@/lib/knowledge/index/index-file'
import { type SegmentName, SegmentStore } from '@/lib/knowledge/index/segment-store'
import { embedPassages, type Meaning } from '@/lib/knowledge/vectors/embed-passages'
import { fitWeight } from '@/lib/knowledge/vectors/fit-weight'
import { FlatStore } from '@/lib/knowledge/vectors/flat-store'
import type { Fusion } from '@/lib/knowledge/vectors/fuse'
import { searchPassages } from '@/lib/knowledge/vectors/search-passages'
import { Embedder, embeddingSetting } from '@/lib/knowledge/vectors/service'

const usage = `npm run -s knowledge:search -- --folder DIR --input Q.jsonl --output R.jsonl
Indexes a folder of files as one person's documents and answers {qid, query} lines. With EMBEDDINGS_BASE_URL and
EMBEDDINGS_MODEL by meaning too, where that finds more in these files; standard error says which.
`
const required = z.string('is missing').min(1, 'is missing')
const optionsSchema = z.object({
  folder: required,
  input: required,
  output: required,
  limit: z.coerce.number().int().min(1).max(100).default(10),
})
const lineSchema = z
  .string()
  .transform((line, context) => {
    try {
      return JSON.parse(line) as unknown
    } catch {
      context.addIssue({ code: 'custom', message: 'not JSON' })
      return z.NEVER
    }
  })
  .pipe(z.object({ qid: z.union([z.string(), z.number()]), query: z.string() }))
const owner = 'me'
const heldBytes = 1024 * 1024 * 1024

async function filesBelow(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => {
    throw new Error(`--folder: ${folder} is no folder that can be read`)
  })
  return entries
    .filter((entry) => entry.isFile() && !entry.name.startsWith('.'))
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)))
    .sort()
}

/** Readings at a time: each has a thread, and holds a whole file. */
const readingsAtOnce = Math.min(4, Math.max(1, availableParallelism()))

/** @returns what the documents are called in the index, by their number */
async function indexFolder(folder: string, store: SegmentStore) {
  const files = await filesBelow(folder)
  const versions: (string | null)[] = files.map(() => null)
  const waiting = [...files.entries()]
  const lane = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const [no, file] = next
      const indexed = await indexFile(await readFile(path.join(folder, file)), path.basename(file))
      if (indexed.state === 'failed') {
        process.stderr.write(`${file}: not read (${indexed.reason})\n`)
        continue
      }
      store.write({ owner, document: String(no), version: indexed.version }, indexed.segment)
      versions[no] = indexed.version
    }
  }
  await Promise.all(Array.from({ length: readingsAtOnce }, lane))
  const names: SegmentName[] = versions.flatMap((version, no) =>
    version === null ? [] : [{ owner, document: String(no), version }],
  )
  return { files, names }
}

/** Makes the vectors of all files and the weight that they count with; null where words alone are to be searched. */
async function prepareMeaning(
  store: SegmentStore,
  names: readonly SegmentName[],
): Promise<(Meaning & { fusion: Fusion }) | null> {
  const setting = embeddingSetting()
  if (!setting) return null
  const meaning = { embedder: new Embedder(setting), vectors: new FlatStore(store.files) }
  try {
    for (const name of names) await embedPassages(meaning, store, name)
    const { questions, ...fusion } = await fitWeight(meaning, store, names)
    process.stderr.write(
      fusion.weight > 0
        ? `searched by words and meaning (${setting.model}, weight ${fusion.weight})\n`
        : `searched by words: ${setting.model} finds no more in ${questions} questions made of these files\n`,
    )
    return { ...meaning, fusion }
  } catch (thrown) {
    process.stderr.write(`searched by words: no vectors (${toAppError(thrown).code})\n`)
    return null
  }
}

/** What was asked, or why it cannot be read: in one line that names the file. */
async function readQuestions(input: string) {
  const text = await readFile(input, 'utf8').catch(() => null)
  if (text === null) throw new Error(`--input: ${input} cannot be read`)
  return text.split('\n').flatMap((line, i) => {
    if (line.trim() === '') return []
    const parsed = lineSchema.safeParse(line)
    if (!parsed.success)
      throw new Error(`--input: line ${i + 1} of ${input} is not {"qid", "query"}`)
    return [parsed.data]
  })
}

async function main(): Promise<number> {
  const options = readOptions(optionsSchema)
  if (!options) {
    process.stdout.write(usage)
    return 0
  }
  const { folder, input, output, limit } = options
  const queries = await readQuestions(input)
  const scratch = await mkdtemp(path.join(tmpdir(), 'beopdap-knowledge-'))
  try {
    const store = new SegmentStore(scratch, heldBytes)
    const { files, names } = await indexFolder(folder, store)
    if (names.length === 0)
      process.stderr.write(
        files.length === 0
          ? `--folder: ${folder} has no files; every answer is empty\n`
          : `--folder: none of the ${files.length} files of ${folder} could be read; every answer is empty\n`,
      )
    const meaning = await prepareMeaning(store, names)
    const out = createWriteStream(output)
    for (const { qid, query } of queries) {
      const started = performance.now()
      const { hits } = await searchPassages(store, names, query, limit, meaning)
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
    return 0
  } finally {
    await rm(scratch, { recursive: true, force: true })
  }
}

runCommand(main, { failed: 2 })
