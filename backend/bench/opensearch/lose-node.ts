import type { SearchEngine } from '@/backend/search/engine'
import { type Asked, askAll, type BenchQuery } from './ask'
import { type Likeness, likeness } from './compare'
import type { NodeGroup } from './node-group'

const people = 4

export type Loss = Likeness & {
  /** Queries that were answered after the node was gone. */
  after: number
  /** The longest that anybody waited for an answer. */
  longest: number
  /** Seconds until the cluster held two copies of everything again. */
  whole: number
}

/**
 * Kills the node that answers, which holds the first copy of the decisions too, while four people ask.
 * @param here what the engine of this process says to the same queries
 */
export async function loseNode(
  group: NodeGroup,
  open: (addresses: string) => SearchEngine,
  queries: readonly BenchQuery[],
  here: readonly Asked[],
): Promise<Loss> {
  const lost = await group.nodeOfDecisions()
  let killed: Promise<void> | null = null
  let before = 0
  const there = await askAll(open(group.addresses(lost)), queries, people, (answers) => {
    if (killed || answers < queries.length / 4) return
    before = answers
    killed = lost.stop('SIGKILL')
  })
  await killed
  const since = performance.now()
  await group.wait('wait_for_status=green')
  return {
    ...likeness(here, there),
    after: there.filter(({ hits }) => hits).length - before,
    longest: Math.max(...there.map(({ ms }) => ms)),
    whole: (performance.now() - since) / 1000,
  }
}
