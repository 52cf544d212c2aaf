import { createHash, randomUUID } from 'node:crypto'
import { existsSync, readdirSync, statSync } from 'node:fs'
import path from 'node:path'
import { z } from 'zod'
import { searchAnswerSchema } from '@/lib/knowledge/wire-schema'
import type { BenchDocument } from './make-documents'
import type { KnowledgeStack } from './stack'

export type Kept = BenchDocument & { id: string; owner: string }

const bucket = 'documents'
const mime = 'application/octet-stream'

/** Keeps the documents as uploads do, each its owner's; the worker hears of them by the database. */
export async function keepDocuments(
  { sql, service }: KnowledgeStack,
  documents: readonly BenchDocument[],
): Promise<Kept[]> {
  const owners = new Map<number, string>()
  const kept: Kept[] = []
  for (const document of documents) {
    let owner = owners.get(document.tenant)
    if (!owner) {
      owner = randomUUID()
      await sql`insert into auth.users (id, email) values (${owner}, ${`${owner}@example.test`})`
      owners.set(document.tenant, owner)
    }
    const key = `${owner}/${randomUUID()}`
    const { error } = await service.storage
      .from(bucket)
      .upload(key, Buffer.from(document.bytes), { contentType: mime })
    if (error) throw error
    const sha256 = createHash('sha256').update(document.bytes).digest('hex')
    const [row] = await sql`insert into documents (user_id, name, mime, bytes, sha256, storage_key)
      values (${owner}, ${document.name}, ${mime}, ${document.bytes.length}, ${sha256}, ${key})
      returning id`
    kept.push({ ...document, id: String(row?.id), owner })
  }
  return kept
}

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

/** Waits until every document has been read. `kills`: kills the worker so often on the way. */
export async function indexAll(
  { sql, worker }: KnowledgeStack,
  count: number,
  kills: number,
): Promise<{ seconds: number; killed: number }> {
  const started = performance.now()
  await worker.start()
  let killed = 0
  for (;;) {
    const [row] = await sql`select count(*) filter (where state <> 'waiting')::int as done
      from knowledge_documents`
    const done = Number(row?.done ?? 0)
    worker.memory()
    if (done >= count) break
    if (killed < kills && done >= ((killed + 1) * count) / (kills + 1)) {
      await worker.kill()
      killed += 1
      // What it held is given back when its lease ends; the bench does not wait a minute for that.
      await sql`update jobs set lease_until = now() where state = 'running'`
      await worker.start()
    }
    await pause(250)
  }
  return { seconds: (performance.now() - started) / 1000, killed }
}

const totalsSchema = z.object({
  ready: z.number(),
  failed: z.number(),
  pages: z.number(),
  passages: z.number(),
  dead: z.number(),
})

/** What is there after everything was read: nothing lost, and nothing twice. */
export async function countIndexed({ sql, segments }: KnowledgeStack) {
  const [row] = await sql`select count(*) filter (where state in ('ready', 'partly'))::int as ready,
      count(*) filter (where state = 'failed')::int as failed,
      coalesce(sum(pages), 0)::int as pages, coalesce(sum(passages), 0)::int as passages,
      (select count(*)::int from jobs where state = 'failed') as dead
    from knowledge_documents`
  const files = existsSync(segments) ? readdirSync(segments, { recursive: true }).map(String) : []
  const named = files.filter((file) => file.endsWith('.segment'))
  const bytes = named.reduce((sum, file) => sum + statSync(path.join(segments, file)).size, 0)
  const documents = new Set(named.map((file) => path.basename(file).split('.')[0]))
  return { ...totalsSchema.parse(row), segments: named.length, distinct: documents.size, bytes }
}

/** Asks the worker as the site does. @returns the documents found, and milliseconds */
async function ask({ worker }: KnowledgeStack, { owner, known }: Kept) {
  const started = performance.now()
  const response = await fetch(`http://127.0.0.1:${worker.port}/knowledge/search`, {
    method: 'POST',
    headers: { authorization: `Bearer ${worker.key}` },
    body: JSON.stringify({ owner, query: known, limit: 10 }),
  })
  const { hits } = searchAnswerSchema.parse(await response.json())
  const ms = performance.now() - started
  return { found: [...new Set(hits.map(({ document }) => document))].slice(0, 10), ms }
}

const percentile = (values: readonly number[], share: number): number => {
  const sorted = [...values].sort((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0
}

/** Searches for words that stand in one document each, so many people at a time. */
export async function searchKnown(
  stack: KnowledgeStack,
  documents: readonly Kept[],
  people: number,
): Promise<{ recall: number; leaks: number; p50: number; p95: number }> {
  const times: number[] = []
  let [found, leaks, next] = [0, 0, 0]
  const own = new Map(documents.map(({ id, owner }) => [id, owner]))
  const person = async () => {
    for (let document = documents[next++]; document; document = documents[next++]) {
      const answer = await ask(stack, document)
      times.push(answer.ms)
      // The same decision may have been given to another tenant, never to this one twice.
      if (answer.found.includes(document.id)) found += 1
      leaks += answer.found.filter((id) => own.get(id) !== document.owner).length
    }
  }
  await Promise.all(Array.from({ length: people }, person))
  return {
    recall: found / documents.length,
    leaks,
    p50: percentile(times, 0.5),
    p95: percentile(times, 0.95),
  }
}
