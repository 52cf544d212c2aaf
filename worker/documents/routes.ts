import { plainText } from '@/lib/documents/blocks/plain-text'
import { readDocument } from '@/lib/documents/read/read-document'
import { type TextAnswer, textRequestSchema } from '@/lib/documents/text-schema'
import type { Routes } from '@/worker/http'

/** Each takes a thread and its memory; jobs read files too. */
const mostAtOnce = 2

async function readText(body: unknown): Promise<TextAnswer> {
  const { base64 } = textRequestSchema.parse(body)
  const read = await readDocument(Buffer.from(base64, 'base64'), '', { recognize: false })
  if (read.state === 'password') return { state: 'refused', reason: 'password' }
  if (read.state === 'refused') return read
  const text = plainText(read.blocks)
  if (text.trim() === '') return { state: 'refused', reason: 'noText' }
  return { state: 'ready', text, unreadPages: read.unreadPages ?? [] }
}

/** What is asked of files that nobody keeps. */
export function documentRoutes(): Routes {
  let reading = 0
  return {
    '/documents/text': async (body): Promise<TextAnswer> => {
      if (reading >= mostAtOnce) return { state: 'refused', reason: 'busy' }
      reading += 1
      try {
        return await readText(body)
      } finally {
        reading -= 1
      }
    },
  }
}
