import { z } from 'zod'
import { declaredLength, readBytes, respond, succeed } from '@/lib/api'
import { requirePermission } from '@/lib/auth/require-permission'
import { documentIdOf } from '@/lib/documents/document-id'
import { mayBeKept } from '@/lib/documents/file-start'
import { readUpload } from '@/lib/documents/uploads/data'
import { cancelUpload, storePart } from '@/lib/documents/uploads/mutations'
import { lengthOfPart, partsOf } from '@/lib/documents/uploads/schema'
import { uploadRefusal } from '@/lib/documents/uploads/upload-refusal'
import { AppError } from '@/lib/errors'
import { createRateLimiter } from '@/lib/rate-limit'
import { userClient } from '@/lib/supabase/clients'
import { serviceClient } from '@/lib/supabase/service-client'

type Context = { params: Promise<{ id: string; no: string }> }

const partLimit = createRateLimiter({ name: 'documents.parts', points: 600, seconds: 60 })
const numberSchema = z
  .string()
  .regex(/^\d{1,4}$/)
  .transform(Number)

/**
 * Takes one part as the plain body: the one that follows those that are there. Of any other nothing is read; the
 * answer says where to go on. When the first one shows that the file is of no type that is kept, the upload ends.
 */
export function PUT(request: Request, context: Context): Promise<Response> {
  return respond(
    request,
    async () => {
      const { id: owner } = await requirePermission('session')
      const id = await documentIdOf(context)
      const no = numberSchema.safeParse((await context.params).no)
      const upload = await readUpload(await userClient(), id)
      if (!upload || upload.document_id) throw new AppError('notFound')
      if (!no.success || no.data >= partsOf(upload)) throw new AppError('validation')
      if (no.data !== upload.received) return succeed({ received: upload.received })
      const length = lengthOfPart(upload, no.data)
      const wrongLength = () => uploadRefusal('changed')
      if ((declaredLength(request) ?? length) !== length) throw wrongLength()
      const bytes = await readBytes(request, length, wrongLength)
      if (bytes.length !== length) throw wrongLength()
      if (no.data === 0 && !mayBeKept(bytes)) {
        await cancelUpload(serviceClient(), owner, id)
        throw uploadRefusal('wrongType')
      }
      const received = await storePart(serviceClient(), owner, id, { no: no.data, bytes })
      if (received === null) throw new AppError('notFound')
      return succeed({ received })
    },
    partLimit,
  )
}
