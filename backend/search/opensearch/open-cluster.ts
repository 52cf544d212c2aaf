import { basename } from 'node:path'
import type { Sql } from '@/backend/db'
import { type QuestionBank, readBank } from '@/backend/questions/bank'
import { buildIndex } from '@/backend/search/build/build-index'
import { buildNames } from '@/backend/search/build/build-names'
import type { SearchEngine } from '@/backend/search/engine'
import { articleIdsOf, type CorpusIndex } from '@/backend/search/index/index-shape'
import { currentIndexFolder, readIndex } from '@/backend/search/index/index-store'
import { LookUps } from '@/backend/search/query/look-ups'
import { log } from '@/lib/log'
import { loadCluster, readClusterCorpus } from './bulk-load'
import { Cluster } from './cluster'
import { ClusterQuestions } from './cluster-questions'
import { ClusterRanker } from './cluster-ranker'
import type { ClusterCorpus } from './mapping'
import { OpenSearchEngine } from './opensearch-engine'

/** Any number that no other lock of this database uses. */
const loadLock = 7_204_117

async function readOwn(dataDir: string): Promise<CorpusIndex | null> {
  const folder = await currentIndexFolder(dataDir)
  return folder === null ? null : readIndex(folder)
}

/** What an index on this machine is built from. */
type OwnSource = { sql: Sql; dataDir: string; questions: () => QuestionBank }

/** The index on this machine, built from the store when there is none that can be read. */
async function ownIndex({ sql, dataDir, questions }: OwnSource): Promise<CorpusIndex> {
  const own = await readOwn(dataDir).catch(() => null)
  if (own) return own
  await buildIndex(sql, dataDir, undefined, undefined, questions)
  const built = await readOwn(dataDir)
  if (!built) throw new Error(`no search index under ${dataDir}`)
  return built
}

/** How people ask for articles is held by each machine, beside the cluster. */
async function ownQuestions(source: OwnSource): Promise<ClusterQuestions> {
  const index = await ownIndex(source)
  return new ClusterQuestions(index.questions, articleIdsOf(index))
}

/** The version that this machine would load, or null when the cluster holds one as new. */
async function newerVersion(held: ClusterCorpus | null, dataDir: string): Promise<string | null> {
  const own = await currentIndexFolder(dataDir)
  // Versions are the time of the build, so their order is that of time.
  return own !== null && (!held || basename(own) > held.version) ? basename(own) : null
}

/** Loads the corpus when the cluster has none, or when an import on this machine built a newer one. */
async function bringUpToDate(cluster: Cluster, source: OwnSource): Promise<ClusterCorpus> {
  const { sql, dataDir } = source
  const isCurrent = async (held: ClusterCorpus | null): Promise<ClusterCorpus | null> =>
    held && (await newerVersion(held, dataDir)) === null ? held : null
  const current = await isCurrent(await readClusterCorpus(cluster))
  if (current) return current
  return sql.begin(async (lock) => {
    // Copies of the service that share a folder would load the same corpus over one another.
    await lock`select pg_advisory_xact_lock(${loadLock})`
    const loaded = await isCurrent(await readClusterCorpus(cluster))
    if (loaded) return loaded
    const index = await ownIndex(source)
    log.info('search.cluster-loading', { version: index.manifest.version })
    return loadCluster(cluster, index)
  })
}

/** Version of the corpus that `openCluster` would answer from now. */
export async function clusterVersion(dataDir: string, address: string): Promise<string | null> {
  const held = await readClusterCorpus(new Cluster(address))
  return (await newerVersion(held, dataDir)) ?? held?.version ?? null
}

/**
 * Opens the engine over the cluster at `address`. Names and numbers are read from the store.
 * @param bank how people ask for articles, for an index that has to be built first
 */
export async function openCluster(
  sql: Sql,
  dataDir: string,
  address: string,
  bank: () => QuestionBank = readBank,
): Promise<SearchEngine> {
  const cluster = new Cluster(address)
  const source = { sql, dataDir, questions: bank }
  const held = await bringUpToDate(cluster, source)
  const questions = await ownQuestions(source)
  const articles = await sql<{ id: string }[]>`
    select law_id || '#' || no as id from legal.articles`
  const lookUps = new LookUps(
    await buildNames(sql),
    articles.map(({ id }) => id),
  )
  return new OpenSearchEngine(lookUps, new ClusterRanker(cluster, questions), held)
}
