import { z } from 'zod'
import { block } from '@/lib/chat/conversations/export-block'
import { partKind } from './part-kind'

const attachmentSchema = z.object({
  kind: z.literal('attachment'),
  name: z.string().min(1),
  bytes: z.number().int().nonnegative(),
  state: z.enum(['ready', 'reading', 'failed']),
})

/** What the user sent. */
export const questionParts = {
  question: partKind(z.object({ kind: z.literal('question'), text: z.string() }), ({ text }) =>
    // Every line that the user wrote is a paragraph of its own.
    text
      .split(/\r?\n/)
      .filter((line) => line.trim() !== '')
      .map((line) => block('paragraph', line)),
  ),
  attachment: partKind(attachmentSchema, ({ name }, { words }) => [
    block('note', words.list('attachment', { name })),
  ]),
}
