import type { CorpusIndex } from '@/backend/search/index/index-shape'
import { currentIndexFolder, readIndex } from '@/backend/search/index/index-store'
import { type IndexNames, readNames } from '@/backend/search/index/names'
import { IndexEngine } from '@/backend/search/index-engine'
import { IndexSearcher } from '@/backend/search/rank/index-searcher'

/** The current index of a data folder with the service's engine over it, ranking in this thread. */
export type OpenEngine = { index: CorpusIndex; names: IndexNames; engine: IndexEngine }

/** @throws Error when the folder holds no search index. */
export async function openEngine(dataDir: string): Promise<OpenEngine> {
  const folder = await currentIndexFolder(dataDir)
  if (folder === null) throw new Error(`no search index under ${dataDir}: import a corpus first`)
  const index = await readIndex(folder)
  const names = await readNames(folder)
  const searcher = new IndexSearcher(index)
  const engine = new IndexEngine(index, names, {
    rank: async (query) => searcher.search(query),
    close: async () => {},
  })
  return { index, names, engine }
}

/** Ids of the first `limit` hits. */
export async function hitsOf(
  { engine }: OpenEngine,
  target: 'statutes' | 'cases',
  text: string,
  limit: number,
): Promise<string[]> {
  const { hits } = await engine.search({
    target,
    text,
    filters: {},
    actsOnly: false,
    sort: 'relevance',
    offset: 0,
    limit,
  })
  return hits.map(({ id }) => id)
}
