import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type postgres from 'postgres'
import { type BlockInput, blockSchema } from '@/lib/documents/blocks/schema'
import { env } from '@/lib/env'
import { splitBlocks } from '@/lib/knowledge/index/passages'
import { buildSegment } from '@/lib/knowledge/index/segment'
import { SegmentStore } from '@/lib/knowledge/index/segment-store'
import { listen } from '@/worker/http'
import { knowledgeRoutes } from '@/worker/knowledge/routes'

const key = 'k'.repeat(40)
const testVersion = `1-${'0'.repeat(24)}`

/** A worker's answers about documents, on the database of a test. */
export async function startKnowledge(sql: postgres.Sql) {
  const folder = mkdtempSync(path.join(tmpdir(), 'beopdap-knowledge-'))
  const store = new SegmentStore(folder, 4 * 1024 * 1024)
  const server = await listen(0, knowledgeRoutes({ sql, store }), key)
  const { port } = server.address() as AddressInfo
  Object.assign(env(), { WORKER_URL: `http://127.0.0.1:${port}`, WORKER_KEY: key })
  return {
    store,
    folder,
    /** Keeps a document of an owner and indexes it at once. */
    async addDocument(owner: string, name: string, blocks: BlockInput[]): Promise<string> {
      const [row] =
        await sql`insert into documents (user_id, name, mime, bytes, sha256, storage_key)
        values (${owner}, ${name}, 'text/plain', 10, ${'a'.repeat(64)}, ${`${owner}/${randomUUID()}`})
        returning id`
      const document = String(row?.id)
      const passages = splitBlocks(blocks.map((block) => blockSchema.parse(block)))
      store.write({ owner, document, version: testVersion }, buildSegment(name, passages))
      await sql`update knowledge_documents
        set state = 'ready', version = ${testVersion}, passages = ${passages.length}
        where document_id = ${document}`
      return document
    },
    /** What the worker answers to whoever has its key. */
    async ask(route: string, body: object) {
      const response = await fetch(`http://127.0.0.1:${port}/knowledge/${route}`, {
        method: 'POST',
        headers: { authorization: `Bearer ${key}` },
        body: JSON.stringify(body),
      })
      return { status: response.status, body: await response.json() }
    },
    stop: async () => {
      await new Promise((resolve) => server.close(resolve))
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
export type KnowledgeSite = Awaited<ReturnType<typeof startKnowledge>>

export const paragraph = (text: string, page = 1): BlockInput => ({
  kind: 'paragraph',
  number: null,
  text,
  page,
})
