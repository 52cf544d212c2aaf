import { z } from 'zod'
import { block } from '@/lib/chat/conversations/export-block'
import { sourceRuns } from '@/lib/chat/conversations/source-line'
import { partKind } from './part-kind'
import { sourceSchema } from './source'

/** What an answer rests on. */
export const sourceParts = {
  sources: partKind(
    z.object({ kind: z.literal('sources'), sources: z.array(sourceSchema) }),
    ({ sources }, { words }) => [
      block('heading', words.list('sources')),
      ...sources.map((source) => block('item', ...sourceRuns(source, words))),
    ],
  ),
}
