import { parentPort, workerData } from 'node:worker_threads'
import type { ContractType } from './constants'
import { reviewSides, type SidedReview } from './review-sides'

/** What the thread is given, and what it says. */
export type ReviewTask = { type: ContractType; text: string }
export type ReviewReply = { done: number; of: number } | { result: SidedReview }

const { type, text } = workerData as ReviewTask
const say = (reply: ReviewReply) => parentPort?.postMessage(reply)

say({ result: reviewSides(type, text, (done, of) => say({ done, of })) })
