import 'server-only'
import { answerFile } from '@/lib/answer-file'
import { contentSchema } from '@/lib/documents/blocks/schema'
import { type WrittenFormat, writeDocument } from '@/lib/documents/write/write-document'
import { AppError } from '@/lib/errors'
import { readStoredContent } from './document-model'
import type { Written } from './schema'
import { toBlocks } from './to-blocks'

/** A document that is written here, as the bytes of a file. @throws AppError `documentInvalid` */
export async function writeWritten(
  { content }: Pick<Written, 'content'>,
  format: WrittenFormat,
): Promise<Uint8Array> {
  const doc = readStoredContent(content)
  if (!doc) throw new AppError('documentInvalid')
  return writeDocument(contentSchema.parse(toBlocks(doc)), format)
}

/** The same as an answer that a browser saves. @throws AppError `documentInvalid` */
export async function exportWritten(
  { document, content }: Pick<Written, 'document' | 'content'>,
  format: WrittenFormat,
): Promise<Response> {
  return answerFile(await writeWritten({ content }, format), `${document.name}.${format}`)
}
