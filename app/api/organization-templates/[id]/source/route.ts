import { readBytes, readQuery, respond, succeed } from '@/lib/api'
import { requirePermission } from '@/lib/auth/require-permission'
import { AppError } from '@/lib/errors'
import { createRateLimiter } from '@/lib/rate-limit'
import { userClient } from '@/lib/supabase/clients'
import { largestSourceFile } from '@/lib/templates/organization/constants'
import { type FileAnswer, sourceQuerySchema } from '@/lib/templates/organization/file-schema'
import { blocksOfFile } from '@/lib/templates/organization/source-blocks'
import { takeSource } from '@/lib/templates/organization/take-source'

/** A file costs far more than a search. */
const limiter = createRateLimiter({ name: 'template-sources', points: 40, seconds: 600 })

const refused = (document: string) => new AppError('documentInvalid', { details: { document } })

/** Takes the document of a template from a file, sent as the plain body. The file itself is not kept. */
export function PUT(
  request: Request,
  { params }: { params: Promise<{ id: string }> },
): Promise<Response> {
  return respond(
    request,
    async () => {
      const user = await requirePermission('session')
      const asked = sourceQuerySchema.safeParse({ ...readQuery(request), ...(await params) })
      if (!asked.success) throw new AppError('validation')
      const { id, rev, name } = asked.data
      const bytes = await readBytes(request, largestSourceFile, () => refused('tooLarge'))
      if (bytes.length === 0) throw refused('empty')
      const read = await blocksOfFile(bytes, name, user.id)
      if (!read.ok)
        return succeed({ refused: { problem: read.problem, at: '' } } satisfies FileAnswer)
      const taken = await takeSource(
        await userClient(),
        { template: id, rev },
        { kind: 'document', name },
        read.blocks,
      )
      return succeed(
        (taken.ok
          ? { fields: taken.fields }
          : 'refused' in taken
            ? { refused: taken.refused }
            : { reason: taken.reason }) satisfies FileAnswer,
      )
    },
    limiter,
  )
}
