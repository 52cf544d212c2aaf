import 'server-only'
import { askWorker } from '@/lib/ask-worker'
import {
  type BlocksAnswer,
  blocksAnswerSchema,
  type TextAnswer,
  textAnswerSchema,
} from './text-schema'

/** Longer than the reader itself takes before it gives a file up. */
const timeoutMs = 130_000

/**
 * The text of a file that is not kept, as far as it has one.
 * @param client whose turn it is: one file of each is read at a time
 * @throws AppError
 */
export const readFileText = (bytes: Uint8Array, client: string): Promise<TextAnswer> =>
  askWorker(
    '/documents/text',
    { base64: Buffer.from(bytes).toString('base64'), client },
    textAnswerSchema,
    timeoutMs,
  )

/**
 * The blocks of a file that is not kept.
 * @param client as above
 * @throws AppError
 */
export const readFileBlocks = (bytes: Uint8Array, client: string): Promise<BlocksAnswer> =>
  askWorker(
    '/documents/blocks',
    { base64: Buffer.from(bytes).toString('base64'), client },
    blocksAnswerSchema,
    timeoutMs,
  )
