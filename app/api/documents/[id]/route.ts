import { dispositionOf } from '@/lib/answer-file'
import { respond, succeed } from '@/lib/api'
import { requirePermission } from '@/lib/auth/require-permission'
import { readDocumentFile } from '@/lib/documents/data'
import { readWritten } from '@/lib/documents/editor/data'
import { exportWritten } from '@/lib/documents/editor/export-written'
import { deleteDocument, deleteOrphanedObjects } from '@/lib/documents/mutations'
import { idSchema } from '@/lib/documents/schema'
import { AppError, toAppError } from '@/lib/errors'
import { log } from '@/lib/log'
import { userClient } from '@/lib/supabase/clients'
import { serviceClient } from '@/lib/supabase/service-client'

type Context = { params: Promise<{ id: string }> }

async function idOf({ params }: Context): Promise<string> {
  const id = idSchema.safeParse((await params).id)
  if (!id.success) throw new AppError('notFound')
  return id.data
}

/** One's own file, to be saved and never shown: a browser must not run what somebody else has written. */
export function GET(request: Request, context: Context): Promise<Response> {
  return respond(request, async () => {
    await requirePermission('session')
    const [db, id] = [await userClient(), await idOf(context)]
    // What is written here has no file of its own; Word's is what most people can open.
    const written = await readWritten(db, id)
    if (written) return exportWritten(written, 'docx')
    const found = await readDocumentFile(db, id)
    if (!found) throw new AppError('notFound')
    return new Response(found.file, {
      headers: {
        'content-type': found.document.mime,
        'content-length': String(found.file.size),
        'content-disposition': dispositionOf(found.document.name),
        'x-content-type-options': 'nosniff',
        'content-security-policy': "default-src 'none'; sandbox",
        'cache-control': 'private, no-store',
      },
    })
  })
}

export function DELETE(request: Request, context: Context): Promise<Response> {
  return respond(request, async () => {
    const { id: owner } = await requirePermission('session')
    const deleted = await deleteDocument(await userClient(), await idOf(context))
    if (!deleted.ok) throw new AppError(deleted.reason === 'missing' ? 'notFound' : 'unavailable')
    try {
      await deleteOrphanedObjects(serviceClient(), new Date(), owner)
    } catch (thrown) {
      // The row is gone, and housekeeping tries again.
      log.warn('documents.strays', { reason: toAppError(thrown).message })
    }
    return succeed(null)
  })
}
