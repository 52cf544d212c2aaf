import { basename } from 'node:path'
import type { Sql } from '@/backend/db'
import { buildIndex } from '@/backend/search/build'
import { buildNames } from '@/backend/search/build-names'
import type { SearchEngine } from '@/backend/search/engine'
import { currentIndexFolder, readIndex } from '@/backend/search/index-store'
import { LookUps } from '@/backend/search/look-ups'
import { log } from '@/lib/log'
import { heldCorpus, loadCluster } from './bulk-load'
import { Cluster } from './cluster'
import { ClusterRanker } from './cluster-ranker'
import type { Held } from './mapping'
import { OpenSearchEngine } from './opensearch-engine'

/** The index on this machine, built from the store when there is none. */
async function indexFolder(sql: Sql, dataDir: string): Promise<string> {
  const built = await currentIndexFolder(dataDir)
  if (built !== null) return built
  await buildIndex(sql, dataDir)
  const folder = await currentIndexFolder(dataDir)
  if (folder === null) throw new Error(`no search index under ${dataDir}`)
  return folder
}

/** Loads the corpus when the cluster has none, or when an import on this machine built a newer one. */
async function bringUpToDate(cluster: Cluster, sql: Sql, dataDir: string): Promise<Held> {
  const held = await heldCorpus(cluster)
  const own = await currentIndexFolder(dataDir)
  // Versions are the time of the build, so their order is that of time.
  if (held && (own === null || basename(own) <= held.version)) return held
  const index = await readIndex(await indexFolder(sql, dataDir))
  log.info('search.cluster-loading', { version: index.manifest.version })
  return loadCluster(cluster, index)
}

/** Opens the engine over the cluster at `address`. Names and numbers are read from the store. */
export async function openCluster(
  sql: Sql,
  dataDir: string,
  address: string,
): Promise<SearchEngine> {
  const cluster = new Cluster(address)
  const held = await bringUpToDate(cluster, sql, dataDir)
  const articles = await sql<{ id: string }[]>`
    select law_id || '#' || no as id from legal.articles`
  const lookUps = new LookUps(
    await buildNames(sql),
    articles.map(({ id }) => id),
  )
  return new OpenSearchEngine(lookUps, new ClusterRanker(cluster), held)
}
