import { availableParallelism } from 'node:os'
import { basename } from 'node:path'
import type { Sql } from '@/backend/db'
import { env } from '@/lib/env'
import { log } from '@/lib/log'
import { buildIndex } from './build/build-index'
import type { SearchEngine } from './engine'
import { currentIndexFolder, readIndex } from './index/index-store'
import { readNames } from './index/names'
import { IndexEngine } from './index-engine'
import { LiveEngine } from './live-engine'
import { clusterVersion, openCluster } from './opensearch/open-cluster'
import { WorkerPool } from './worker-pool'

async function openCurrent(dataDir: string): Promise<SearchEngine | null> {
  const folder = await currentIndexFolder(dataDir)
  if (folder === null) return null
  const index = await readIndex(folder)
  const threads = env().SEARCH_WORKERS ?? Math.min(8, availableParallelism())
  return new IndexEngine(index, await readNames(folder), new WorkerPool(index, threads))
}

async function openOrBuild(sql: Sql, dataDir: string): Promise<SearchEngine> {
  const opened = await openCurrent(dataDir).catch((thrown: unknown) => {
    warn(thrown)
    return null
  })
  if (opened) return opened
  log.info('search.index-building', { dataDir })
  await buildIndex(sql, dataDir)
  return openPublished(dataDir)
}

async function openPublished(dataDir: string): Promise<SearchEngine> {
  const engine = await openCurrent(dataDir)
  if (!engine) throw new Error(`no search index under ${dataDir}`)
  return engine
}

function warn(thrown: unknown): void {
  const reason = thrown instanceof Error ? thrown.message : String(thrown)
  log.warn('search.index-unusable', { reason })
}

async function publishedVersion(dataDir: string): Promise<string | null> {
  const folder = await currentIndexFolder(dataDir)
  return folder === null ? null : basename(folder)
}

/**
 * Opens the engine that the environment names. An index that is missing or of another format is
 * built from the store first; a newer one is taken into use as soon as an import publishes it.
 */
export async function openEngine(sql: Sql, dataDir: string): Promise<SearchEngine> {
  const { SEARCH_ENGINE, OPENSEARCH_URL } = env()
  if (SEARCH_ENGINE === 'index') {
    const source = {
      published: () => publishedVersion(dataDir),
      open: () => openPublished(dataDir),
    }
    return new LiveEngine(await openOrBuild(sql, dataDir), source, warn)
  }
  if (!OPENSEARCH_URL) throw new Error('SEARCH_ENGINE=opensearch needs OPENSEARCH_URL')
  const open = () => openCluster(sql, dataDir, OPENSEARCH_URL)
  const published = () => clusterVersion(dataDir, OPENSEARCH_URL)
  return new LiveEngine(await open(), { published, open }, warn)
}
