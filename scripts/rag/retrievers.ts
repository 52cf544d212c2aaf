import { readFile } from 'node:fs/promises'
import { z } from 'zod'
import { findPassages, getCase, getHealthNow, search } from '@/lib/corpus/service'
import { AppError } from '@/lib/errors'
import type { Dataset, DatasetTarget } from '@/lib/ragops/dataset-schema'
import type { Retriever } from '@/lib/ragops/evaluation'

/** The search of the case-law service, as pages and the API use it. */
function bySearch(target: DatasetTarget): Retriever {
  const common = { sort: 'relevance', page: 1 } as const
  return async (query, k) => {
    const size = Math.min(100, k)
    if (target === 'statutes') {
      const found = await search({
        ...common,
        ...{ query, size, type: 'statutes', collection: 'law_documents' },
      })
      return (found.statutes?.hits ?? []).map(({ id }) => id)
    }
    const found = await search({
      ...common,
      ...{ query, size, type: 'precedents', collection: 'case_documents' },
    })
    return (found.cases?.hits ?? []).map(({ serial }) => String(serial))
  }
}

/** The selector of sources that the chat answers from. */
function byPassages(target: DatasetTarget): Retriever {
  return async (query, k) => {
    const scope = target === 'statutes' ? 'statutes' : 'precedents'
    const { passages } = await findPassages({ question: query, scope })
    const ids = passages.map((passage) =>
      'articleId' in passage ? passage.articleId : String(passage.serial),
    )
    return [...new Set(ids)].slice(0, k)
  }
}

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

export const retrieverNames = ['search', 'passages'] as const

export function serviceRetriever(
  name: (typeof retrieverNames)[number],
  target: DatasetTarget,
): Retriever {
  return name === 'search' ? bySearch(target) : byPassages(target)
}

export const indexVersion = async (): Promise<string> => (await getHealthNow()).version

/** How many of the decisions that the questions come from the corpus of the service holds. */
export async function countHeld({ items }: Dataset): Promise<number> {
  const sources = items.flatMap(({ source }) => (source && /^\d+$/.test(source) ? [source] : []))
  let held = 0
  for (const source of sources) {
    try {
      await getCase(Number(source))
      held++
    } catch (thrown) {
      if (!(thrown instanceof AppError) || thrown.status !== 404) throw thrown
    }
  }
  return held
}
