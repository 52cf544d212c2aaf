import { parentPort, workerData } from 'node:worker_threads'
import { recognizeFacts } from '@/lib/contracts/facts/recognize-facts'
import { reviewSides } from '@/lib/contracts/review-sides'
import type { ThreadReply } from '@/lib/thread-reply'
import { applyPlaybook } from './apply-playbook'
import type { PlaybookMatch, PlaybookRule } from './schema'
import type { PlaybookContract } from './task'

/** What the thread is given. */
export type PlaybookThreadTask = { rules: PlaybookRule[]; contracts: PlaybookContract[] }

const { rules, contracts } = workerData as PlaybookThreadTask

const result = contracts.map(({ text, type: given, findings }) => {
  const type = given ?? recognizeFacts(text).type
  return applyPlaybook(rules, {
    type,
    text,
    findings: findings ?? reviewSides(type, text).findings,
  })
})
parentPort?.postMessage({ result } satisfies ThreadReply<PlaybookMatch[][]>)
