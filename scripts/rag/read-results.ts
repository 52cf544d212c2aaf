import { readFile } from 'node:fs/promises'
import { z } from 'zod'
import { AppError } from '@/lib/errors'
import type { Dataset } from '@/lib/ragops/dataset-schema'
import type { Retriever } from '@/lib/ragops/evaluation'

const resultLine = z.object({
  qid: z.union([z.string(), z.number()]).transform(String),
  hits: z.array(z.object({ id: z.union([z.string(), z.number()]).transform(String) })),
})

/** What another program found: lines of `{qid, hits: [{id}]}`, as `corpus:search` writes them. */
export async function readResults(file: string, dataset: Dataset): Promise<Retriever> {
  const found = new Map<string, string[]>()
  for (const [at, line] of (await readFile(file, 'utf8')).split('\n').entries()) {
    if (line.trim() === '') continue
    const parsed = resultLine.safeParse(JSON.parse(line))
    if (!parsed.success) throw new Error(`${file}:${at + 1}: not a {qid, hits} line`)
    found.set(
      parsed.data.qid,
      parsed.data.hits.map(({ id }) => id),
    )
  }
  const byQuery = new Map(dataset.items.map(({ id, query }) => [query, found.get(id)]))
  return async (query, k) => {
    const results = byQuery.get(query)
    if (!results) throw new AppError('notFound')
    return results.slice(0, k)
  }
}
