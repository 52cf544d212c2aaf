import { plainText } from '@/lib/documents/blocks/plain-text'
import { readDocument } from '@/lib/documents/read/read-document'
import { type BlocksAnswer, type TextAnswer, textRequestSchema } from '@/lib/documents/text-schema'
import type { Routes } from '@/worker/http'
import { createTurns } from '@/worker/turns'

/** Each takes a thread and its memory; jobs read files too. */
const mostAtOnce = 2

/** A file as far as it has text: what cannot be read says why. */
async function readFile(base64: string) {
  const read = await readDocument(Buffer.from(base64, 'base64'), '', { recognize: false })
  if (read.state === 'password') return { state: 'refused', reason: 'password' } as const
  if (read.state === 'refused') return { state: 'refused', reason: read.reason } as const
  const text = plainText(read.blocks)
  if (text.trim() === '') return { state: 'refused', reason: 'noText' } as const
  return { ...read, text }
}

async function readText(base64: string): Promise<TextAnswer> {
  const read = await readFile(base64)
  if (read.state === 'refused') return read
  return { state: 'ready', text: read.text, unreadPages: read.unreadPages ?? [] }
}

async function readBlocks(base64: string): Promise<BlocksAnswer> {
  const read = await readFile(base64)
  if (read.state === 'refused') return read
  return { state: 'ready', format: read.format, blocks: read.blocks }
}

const busy = { state: 'refused', reason: 'busy' } as const

/** What is asked of files that nobody keeps. */
export function documentRoutes(): Routes {
  const inTurn = createTurns(mostAtOnce)
  return {
    '/documents/text': async (body): Promise<TextAnswer> => {
      const { base64, client } = textRequestSchema.parse(body)
      return (await inTurn(client, () => readText(base64))) ?? busy
    },
    '/documents/blocks': async (body): Promise<BlocksAnswer> => {
      const { base64, client } = textRequestSchema.parse(body)
      return (await inTurn(client, () => readBlocks(base64))) ?? busy
    },
  }
}
