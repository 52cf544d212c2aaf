import { respond, succeed } from '@/lib/api'
import { requirePermission } from '@/lib/auth/require-permission'
import { recordPaidUse } from '@/lib/billing/record-paid-use'
import { keepsMoreThanFree, readDocuments } from '@/lib/documents/data'
import { documentIdOf } from '@/lib/documents/document-id'
import { readUpload } from '@/lib/documents/uploads/data'
import { cancelUpload, finishUpload } from '@/lib/documents/uploads/mutations'
import { partsOf } from '@/lib/documents/uploads/schema'
import { uploadRefusal } from '@/lib/documents/uploads/upload-refusal'
import { entitlements, isPaid, tierOf } from '@/lib/entitlements'
import { AppError } from '@/lib/errors'
import { createRateLimiter } from '@/lib/rate-limit'
import { userClient } from '@/lib/supabase/clients'
import { serviceClient } from '@/lib/supabase/service-client'

type Context = { params: Promise<{ id: string }> }

const finishLimit = createRateLimiter({ name: 'documents.finish', points: 60, seconds: 60 })

/** Keeps the file whose parts are all there. Asked again, the answer is the same. */
export function POST(request: Request, context: Context): Promise<Response> {
  return respond(
    request,
    async () => {
      const user = await requirePermission('session')
      const db = await userClient()
      const upload = await readUpload(db, await documentIdOf(context))
      if (!upload) throw new AppError('notFound')
      if (upload.document_id) {
        const kept = (await readDocuments(db)).find(({ id }) => id === upload.document_id)
        if (!kept) throw new AppError('notFound')
        return succeed({ document: kept })
      }
      if (upload.received < partsOf(upload)) throw new AppError('validation')
      const allowed = entitlements[tierOf(user)]
      const finished = await finishUpload(serviceClient(), user.id, upload, allowed)
      if (!finished.ok) throw uploadRefusal(finished.reason)
      if (isPaid(user.plan) && (await keepsMoreThanFree(db))) await recordPaidUse(user)
      return succeed({ document: finished.document }, { status: 201 })
    },
    finishLimit,
  )
}

/** Gives an upload up: nothing of it stays. */
export function DELETE(request: Request, context: Context): Promise<Response> {
  return respond(request, async () => {
    const { id: owner } = await requirePermission('session')
    const upload = await documentIdOf(context)
    if (!(await cancelUpload(serviceClient(), owner, upload))) throw new AppError('notFound')
    return succeed(null)
  })
}
