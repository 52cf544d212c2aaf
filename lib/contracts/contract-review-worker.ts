import { parentPort, workerData } from 'node:worker_threads'
import type { ThreadReply } from '@/lib/thread-reply'
import type { ContractType } from './constants'
import { reviewSides, type SidedReview } from './review-sides'

/** What the thread is given. */
export type ReviewTask = { type: ContractType; text: string }
type ReviewReply = ThreadReply<SidedReview>

const { type, text } = workerData as ReviewTask
const say = (reply: ReviewReply) => parentPort?.postMessage(reply)

say({ result: reviewSides(type, text, (done, of) => say({ done, of })) })
