import { parentPort, workerData } from 'node:worker_threads'
import { z } from 'zod'
import { connect } from '@/backend/db'
import type { CheckReply, CheckRequest } from './citation-checker'
import { checkCitations } from './lookup'

const { url } = z.object({ url: z.string().optional() }).parse(workerData)
const sql = connect({ max: 2, ...(url ? { url } : {}) })

async function reply({ text }: CheckRequest): Promise<CheckReply> {
  try {
    return { citations: await checkCitations(sql, text) }
  } catch (thrown) {
    const failure = thrown instanceof Error ? thrown.message : String(thrown)
    const code = thrown instanceof Error && 'code' in thrown ? String(thrown.code) : undefined
    return { failure, code }
  }
}

/** Checks citations beside the thread that answers: no text keeps others waiting. */
parentPort?.on('message', async (request: CheckRequest) => {
  parentPort?.postMessage(await reply(request))
})
