import 'server-only'
import type { PassageOptions } from '@/lib/corpus/passage-schema'
import { countHeldDecisions, findPassages, getHealthNow, search } from '@/lib/corpus/service'
import type { DatasetTarget, RetrieverName } from './constants'
import type { Dataset } from './dataset-schema'
import type { Retriever } from './evaluation'

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

/** The selector of sources that the chat answers from. @param options of a configuration */
function byPassages(target: DatasetTarget, options?: PassageOptions): Retriever {
  return async (query, k) => {
    const scope = target === 'statutes' ? 'statutes' : 'precedents'
    const { passages } = await findPassages({
      question: query,
      scope,
      ...(options ? { options } : {}),
    })
    const ids = passages.map((passage) =>
      'articleId' in passage ? passage.articleId : String(passage.serial),
    )
    return [...new Set(ids)].slice(0, k)
  }
}

/** @param options of a configuration; the plain search knows none */
export function serviceRetriever(
  name: RetrieverName,
  target: DatasetTarget,
  options?: PassageOptions,
): Retriever {
  return name === 'search' ? bySearch(target) : byPassages(target, options)
}

export const indexVersion = async (): Promise<string> => (await getHealthNow()).version

/** How many of the decisions that the questions come from the corpus of the service holds. */
export async function countHeld(items: readonly Pick<Dataset['items'][number], 'source'>[]) {
  const serials = new Set(
    items.flatMap(({ source }) => (source && /^\d{1,9}$/.test(source) ? [Number(source)] : [])),
  )
  return serials.size === 0 ? 0 : countHeldDecisions([...serials])
}
