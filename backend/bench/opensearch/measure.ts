import { availableParallelism } from 'node:os'
import { performance } from 'node:perf_hooks'
import type { SearchEngine } from '@/backend/search/engine'
import { articleIdsOf, type CorpusIndex } from '@/backend/search/index/index-shape'
import { readIndex } from '@/backend/search/index/index-store'
import { type IndexNames, readNames } from '@/backend/search/index/names'
import { IndexEngine } from '@/backend/search/index-engine'
import { loadCluster } from '@/backend/search/opensearch/bulk-load'
import { Cluster } from '@/backend/search/opensearch/cluster'
import { ClusterQuestions } from '@/backend/search/opensearch/cluster-questions'
import { ClusterRanker } from '@/backend/search/opensearch/cluster-ranker'
import type { ClusterCorpus } from '@/backend/search/opensearch/mapping'
import { OpenSearchEngine } from '@/backend/search/opensearch/opensearch-engine'
import { LookUps } from '@/backend/search/query/look-ups'
import { WorkerPool } from '@/backend/search/worker-pool'
import { type Asked, askAll, type BenchQuery } from './ask'
import type { NodeGroup } from './node-group'
import { sampleIndex } from './sample-index'

/** Queries that are not counted: whatever is made at the first use is made by them. */
const warmUp = 20
const people = 4

/** What one engine took and how fast it was. */
export type Measured = {
  /** Until it could answer: opening the index, or loading the cluster. */
  seconds: number
  /** Bytes of the arrays in this process; of nodes what the system counts for each. */
  memory: number[]
  disk: number
  alone: Asked[]
  together: Asked[]
}

export type OpenCorpus = { index: CorpusIndex; names: IndexNames }

const since = (started: number) => (performance.now() - started) / 1000

async function time(engine: SearchEngine, queries: readonly BenchQuery[]) {
  await askAll(engine, queries.slice(0, warmUp), 1)
  return {
    alone: await askAll(engine, queries, 1),
    together: await askAll(engine, queries, people),
  }
}

const arraysIn = (part: object): Uint32Array[] =>
  Object.values(part).flatMap((each) =>
    each instanceof Uint32Array ? [each] : typeof each === 'object' ? arraysIn(each) : [],
  )

/**
 * The engine of this process over an index folder, as the service opens it.
 * @param every one of so many documents is taken
 */
export async function measureIndex(
  folder: string,
  every: number,
  queries: readonly BenchQuery[],
): Promise<OpenCorpus & { measured: Measured }> {
  const started = performance.now()
  const whole = await readIndex(folder)
  const index = every === 1 ? whole : sampleIndex(whole, every)
  const names = await readNames(folder)
  const engine = new IndexEngine(index, names, new WorkerPool(index, availableParallelism()))
  const seconds = since(started)
  const timed = await time(engine, queries)
  await engine.close()
  const size = arraysIn({ ...index, manifest: {} }).reduce(
    (sum, { byteLength }) => sum + byteLength,
    0,
  )
  const measured = { seconds, memory: [size], disk: size, ...timed }
  return { index, names, measured }
}

/** The engine over a cluster that holds the corpus already. */
export function clusterEngine(
  { index, names }: OpenCorpus,
  held: ClusterCorpus,
  addresses: string,
): SearchEngine {
  const articleIds = articleIdsOf(index)
  const questions = new ClusterQuestions(index.questions, articleIds)
  const ranker = new ClusterRanker(new Cluster(addresses), questions)
  return new OpenSearchEngine(new LookUps(names, articleIds), ranker, held)
}

/** Loads a cluster and asks it. */
export async function measureCluster(
  group: NodeGroup,
  corpus: OpenCorpus,
  queries: readonly BenchQuery[],
  onProgress: (line: string) => void,
): Promise<{ held: ClusterCorpus; measured: Measured }> {
  const started = performance.now()
  const held = await loadCluster(
    new Cluster(group.addresses()),
    corpus.index,
    ({ stage, done, total }) => onProgress(`${stage}: ${done} of ${total}`),
  )
  if (group.nodes.length > 1) await group.wait('wait_for_status=green')
  const seconds = since(started)
  const timed = await time(clusterEngine(corpus, held, group.addresses()), queries)
  const [memory, disk] = [await group.memory(), await group.size()]
  return { held, measured: { seconds, memory, disk, ...timed } }
}
