import { join } from 'node:path'
import { z } from 'zod'
import { Cluster } from '@/backend/search/opensearch/cluster'
import { aliases } from '@/backend/search/opensearch/mapping'
import { type ClusterNode, startNode } from './node'

const waitMs = 300_000
const healthSchema = z.object({ status: z.string(), timed_out: z.boolean() })
const sizeSchema = z.object({
  _all: z.object({ primaries: z.object({ store: z.object({ size_in_bytes: z.number() }) }) }),
})
const shardsSchema = z.array(z.object({ prirep: z.enum(['p', 'r']), node: z.string().nullable() }))

/** The nodes of one cluster, on this machine. */
export class NodeGroup {
  private constructor(readonly nodes: readonly ClusterNode[]) {}

  static async start(home: string, folder: string, size: number, heap: string) {
    const nodes: ClusterNode[] = []
    const group = new NodeGroup(nodes)
    try {
      for (let at = 1; at <= size; at++) {
        const name = `node-${at}`
        const seed = nodes[0]?.transport ?? null
        nodes.push(await startNode({ home, folder: join(folder, name), name, heap, seed }))
      }
      await group.wait(`wait_for_nodes=${size}`)
      return group
    } catch (thrown) {
      await group.stop()
      throw thrown
    }
  }

  /** All addresses, that of `first` before the others. */
  addresses(first: ClusterNode | undefined = this.nodes[0]): string {
    return [...this.nodes]
      .sort((a, b) => Number(b === first) - Number(a === first))
      .map(({ url }) => url)
      .join(',')
  }

  /** @param condition of `_cluster/health` */
  async wait(condition: string): Promise<void> {
    const cluster = new Cluster(this.addresses())
    const path = `/_cluster/health?${condition}&timeout=${waitMs}ms`
    const call = { method: 'GET', path, schema: healthSchema, timeoutMs: waitMs } as const
    if ((await cluster.call(call)).timed_out) throw new Error(`no ${condition} in time`)
  }

  /** Bytes on disk, each document counted once. */
  async size(): Promise<number> {
    const call = { method: 'GET', path: '/_stats/store', schema: sizeSchema } as const
    return (await new Cluster(this.addresses()).call(call))._all.primaries.store.size_in_bytes
  }

  /** The node that holds the first copy of the decisions. */
  async nodeOfDecisions(): Promise<ClusterNode> {
    const path = `/_cat/shards/${aliases.cases}?format=json`
    const call = { method: 'GET', path, schema: shardsSchema } as const
    const shards = await new Cluster(this.addresses()).call(call)
    const holder = shards.find(({ prirep }) => prirep === 'p')?.node
    const node = this.nodes.find(({ name }) => name === holder)
    if (!node) throw new Error('no node holds the decisions')
    return node
  }

  memory(): Promise<number[]> {
    return Promise.all(this.nodes.map((node) => node.memory()))
  }

  async stop(): Promise<void> {
    await Promise.all(this.nodes.map((node) => node.stop('SIGTERM')))
  }
}
