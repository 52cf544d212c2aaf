import { type CommentsAnswer, commentsTaskSchema } from '@/lib/contracts/report/schema'
import { writeCommentedContract } from '@/lib/contracts/report/write-commented-contract'
import { readDocumentFile } from '@/lib/documents/data'
import { mimeOf } from '@/lib/documents/document-kind'
import { serviceClient } from '@/lib/supabase/service-client'
import type { Routes } from '@/worker/http'
import { createTurns } from '@/worker/turns'

/** Each takes a thread and its memory. */
const mostAtOnce = 2
const mostMs = 110_000

async function wordFile(document: string | null): Promise<Uint8Array | null> {
  const found = document ? await readDocumentFile(serviceClient(), document) : null
  return found?.document.mime === mimeOf('docx')
    ? new Uint8Array(await found.file.arrayBuffer())
    : null
}

/** Contracts with comments in them, as the site asks for a person whose review it has read. */
export function commentRoutes(): Routes {
  const inTurn = createTurns(mostAtOnce)
  return {
    '/contracts/comments': async (body): Promise<CommentsAnswer> => {
      const { client, document, ...commented } = commentsTaskSchema.parse(body)
      const written = await inTurn(client, async () =>
        writeCommentedContract(
          { commented, bytes: await wordFile(document) },
          AbortSignal.timeout(mostMs),
        ),
      )
      return written
        ? { state: 'ready', base64: Buffer.from(written).toString('base64') }
        : { state: 'busy' }
    },
  }
}
