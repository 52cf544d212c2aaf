import { z } from 'zod'
import type { BuildProgress } from '@/backend/search/build/build-progress'
import { type CorpusIndex, indexFormat } from '@/backend/search/index/index-shape'
import { AppError } from '@/lib/errors'
import { retry, type Sleep, transientFailures } from '@/lib/retry'
import type { Cluster } from './cluster'
import { documentsOf } from './documents'
import { aliases, type ClusterCorpus, type IndexName, indexBody } from './mapping'

/** Decisions in one request: some megabytes, well below the 100 MB that a cluster takes. */
const batchSize = 200
const bulkTimeout = 120_000
const bulkRetries = { attempts: 5, baseDelay: 2000, retryOn: transientFailures }

const anything = z.unknown()
const bulkSchema = z.object({
  errors: z.boolean(),
  items: z.array(
    z.record(
      z.string(),
      z.object({ error: z.object({ reason: z.string().nullish() }).optional() }),
    ),
  ),
})
const mappingSchema = z.record(
  z.string(),
  z.object({
    mappings: z.object({
      _meta: z.object({
        version: z.string(),
        format: z.number(),
        decisions: z.number(),
        articles: z.number(),
      }),
    }),
  }),
)
const aliasSchema = z.record(z.string(), anything)

/** What the cluster holds, or null when it holds no corpus that this code can read. */
export async function readClusterCorpus(cluster: Cluster): Promise<ClusterCorpus | null> {
  try {
    const path = `/${aliases.cases}/_mapping`
    const answer = await cluster.call({ method: 'GET', path, schema: mappingSchema })
    const held = Object.values(answer)[0]?.mappings._meta
    return held?.format === indexFormat ? held : null
  } catch (thrown) {
    if (thrown instanceof AppError && thrown.code === 'notFound') return null
    throw thrown
  }
}

async function indicesBehind(cluster: Cluster, alias: string): Promise<string[]> {
  try {
    const path = `/_alias/${alias}`
    return Object.keys(await cluster.call({ method: 'GET', path, schema: aliasSchema }))
  } catch (thrown) {
    if (thrown instanceof AppError && thrown.code === 'notFound') return []
    throw thrown
  }
}

async function loadBatch(cluster: Cluster, lines: unknown[], sleep?: Sleep): Promise<void> {
  await retry(
    async () => {
      const call = { method: 'POST', path: '/_bulk', schema: bulkSchema } as const
      const { errors, items } = await cluster.call({ ...call, lines, timeoutMs: bulkTimeout })
      if (!errors) return
      const failures = items.flatMap((item) =>
        Object.values(item).flatMap(({ error }) => error ?? []),
      )
      const internal = `OpenSearch refused ${failures.length} documents: ${failures[0]?.reason ?? ''}`
      // A full queue refuses some documents; loading them twice is loading them once.
      throw new AppError('unavailable', { internal })
    },
    bulkRetries,
    sleep,
  )
}

/**
 * Fills the cluster with a corpus: the documents of the built index beside what the cluster holds now,
 * then all three aliases in one step. Readers never see half of it.
 * @throws AppError when the cluster does; what was half loaded is removed.
 */
export async function loadCluster(
  cluster: Cluster,
  index: CorpusIndex,
  onProgress: BuildProgress = () => {},
  sleep?: Sleep,
): Promise<ClusterCorpus> {
  const corpus = {
    version: index.manifest.version,
    decisions: index.cases.serial.length,
    articles: index.articles.law.length,
  }
  const names = Object.keys(aliases) as IndexName[]
  const nameOf = (name: IndexName) => `${aliases[name]}-${corpus.version}`
  const call = (method: 'PUT' | 'POST' | 'DELETE', path: string, body?: unknown) =>
    cluster.call({ method, path, schema: anything, body, timeoutMs: bulkTimeout })
  const drop = (indices: readonly string[]) =>
    Promise.all(indices.map((one) => call('DELETE', `/${one}?ignore_unavailable=true`)))

  // What an interrupted load left behind.
  await drop(names.map(nameOf))
  try {
    for (const name of names) {
      await call('PUT', `/${nameOf(name)}`, indexBody(name, corpus))
      await loadIndex(cluster, name, nameOf(name), index, onProgress, sleep)
      await call('POST', `/${nameOf(name)}/_refresh`)
    }
  } catch (thrown) {
    await drop(names.map(nameOf)).catch(() => undefined)
    throw thrown
  }
  const earlier = (await Promise.all(names.map((name) => indicesBehind(cluster, aliases[name]))))
    .flat()
    .filter((one) => !names.map(nameOf).includes(one))
  const add = names.map((name) => ({ add: { index: nameOf(name), alias: aliases[name] } }))
  const remove = earlier.map((one) => ({ remove_index: { index: one } }))
  await call('POST', '/_aliases', { actions: [...add, ...remove] })
  return { ...corpus, format: indexFormat }
}

async function loadIndex(
  cluster: Cluster,
  name: IndexName,
  target: string,
  index: CorpusIndex,
  onProgress: BuildProgress,
  sleep?: Sleep,
): Promise<void> {
  const { total, columns, tiers } = documentsOf(name, index)
  for (let start = 0; start < total; start += batchSize) {
    const count = Math.min(batchSize, total - start)
    const tokens = Object.entries(tiers).map(([field, tier]) => [field, tier.next(count)] as const)
    const lines = Array.from({ length: count }, (_, i) => {
      const { id, source } = columns(start + i)
      const texts = Object.fromEntries(tokens.map(([field, documents]) => [field, documents[i]]))
      return [{ index: { _index: target, _id: id } }, { ...source, ...texts }]
    })
    await loadBatch(cluster, lines.flat(), sleep)
    onProgress({ stage: `opensearch ${name}`, done: start + count, total })
  }
}
