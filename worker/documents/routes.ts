import { plainText } from '@/lib/documents/blocks/plain-text'
import { readDocument } from '@/lib/documents/read/read-document'
import { type TextAnswer, textRequestSchema } from '@/lib/documents/text-schema'
import type { Routes } from '@/worker/http'
import { createTurns } from '@/worker/turns'

/** Each takes a thread and its memory; jobs read files too. */
const mostAtOnce = 2

async function readText(base64: string): Promise<TextAnswer> {
  const read = await readDocument(Buffer.from(base64, 'base64'), '', { recognize: false })
  if (read.state === 'password') return { state: 'refused', reason: 'password' }
  if (read.state === 'refused') return read
  const text = plainText(read.blocks)
  if (text.trim() === '') return { state: 'refused', reason: 'noText' }
  return { state: 'ready', text, unreadPages: read.unreadPages ?? [] }
}

/** What is asked of files that nobody keeps. */
export function documentRoutes(): Routes {
  const inTurn = createTurns(mostAtOnce)
  return {
    '/documents/text': async (body): Promise<TextAnswer> => {
      const { base64, client } = textRequestSchema.parse(body)
      const answer = await inTurn(client, () => readText(base64))
      return answer ?? { state: 'refused', reason: 'busy' }
    },
  }
}
