import { respond, succeed } from '@/lib/api'
import { requirePermission } from '@/lib/auth/require-permission'
import { longestName } from '@/lib/documents/constants'
import { readDocuments } from '@/lib/documents/data'
import { documentIdOf } from '@/lib/documents/document-id'
import { isWritten } from '@/lib/documents/editor/constants'
import { copyJob } from '@/lib/documents/editor/copy-job'
import { readCopyOf } from '@/lib/documents/editor/data'
import type { CopyState } from '@/lib/documents/editor/schema'
import { entitlements, tierOf } from '@/lib/entitlements'
import { AppError } from '@/lib/errors'
import { readJobs } from '@/lib/jobs/data'
import { enqueueJob } from '@/lib/jobs/mutations'
import { createRateLimiter } from '@/lib/rate-limit'
import { userClient } from '@/lib/supabase/clients'
import { serviceClient } from '@/lib/supabase/service-client'

type Context = { params: Promise<{ id: string }> }

const copyLimit = createRateLimiter({ name: 'documents.copy', points: 20, seconds: 60 })

/** How far the newest copy of a file is. */
export function GET(request: Request, context: Context): Promise<Response> {
  return respond(request, async () => {
    await requirePermission('session')
    const [db, id] = [await userClient(), await documentIdOf(context)]
    const [job] = await readJobs(db, copyJob.kind, [id])
    const copy = job?.state === 'done' ? await readCopyOf(db, id) : null
    const state: CopyState = {
      state: job?.state ?? 'none',
      reason: job?.reason ?? null,
      progress: job?.progress ?? {},
      copy,
    }
    return succeed(state)
  })
}

/** Has a file of one's own read into a document that can be written; the file stays as it is. */
export function POST(request: Request, context: Context): Promise<Response> {
  return respond(
    request,
    async () => {
      const user = await requirePermission('session')
      const id = await documentIdOf(context)
      const file = (await readDocuments(await userClient())).find((each) => each.id === id)
      if (!file || isWritten(file)) throw new AppError('notFound')
      const { documents: most, documentBytes: mostBytes } = entitlements[tierOf(user)]
      const name = file.name.replace(/\.[^.]{1,8}$/, '').slice(0, longestName) || file.name
      const payload = { document: id, name, folder: file.folder_id, category: file.category }
      await enqueueJob(serviceClient(), copyJob, {
        owner: user.id,
        subject: id,
        payload: { ...payload, most, mostBytes },
      })
      return succeed(null, { status: 202 })
    },
    copyLimit,
  )
}
