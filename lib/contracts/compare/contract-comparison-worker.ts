import { parentPort, workerData } from 'node:worker_threads'
import type { ContractType, Standpoint } from '@/lib/contracts/constants'
import type { ThreadReply } from '@/lib/thread-reply'
import { compareContracts } from './compare-contracts'
import type { Comparison } from './types'

/** What the thread is given. */
export type ComparisonTask = {
  type: ContractType
  standpoint: Standpoint
  before: string
  after: string
}

const reply: ThreadReply<Comparison> = { result: compareContracts(workerData as ComparisonTask) }
parentPort?.postMessage(reply)
