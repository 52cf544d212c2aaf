import { readJson, respond, succeed } from '@/lib/api'
import { requirePermission } from '@/lib/auth/require-permission'
import { readOpenUploads } from '@/lib/documents/uploads/data'
import { beginUpload } from '@/lib/documents/uploads/mutations'
import { newUploadSchema } from '@/lib/documents/uploads/schema'
import { uploadRefusal } from '@/lib/documents/uploads/upload-refusal'
import { entitlements, tierOf } from '@/lib/entitlements'
import { AppError } from '@/lib/errors'
import { createRateLimiter } from '@/lib/rate-limit'
import { userClient } from '@/lib/supabase/clients'
import { serviceClient } from '@/lib/supabase/service-client'

const beginLimit = createRateLimiter({ name: 'documents.uploads', points: 120, seconds: 60 })

/** One's own uploads that broke off. */
export function GET(request: Request): Promise<Response> {
  return respond(request, async () => {
    await requirePermission('session')
    return succeed({ uploads: await readOpenUploads(await userClient()) })
  })
}

/** Says what is to come, before any of it does. The same file again goes on where it was. */
export function POST(request: Request): Promise<Response> {
  return respond(
    request,
    async () => {
      const user = await requirePermission('session')
      const asked = newUploadSchema.safeParse(await readJson(request, 16 * 1024))
      if (!asked.success) {
        const isTooLarge = asked.error.issues.some(
          ({ path, code }) => path[0] === 'bytes' && code === 'too_big',
        )
        throw isTooLarge ? uploadRefusal('tooLarge') : new AppError('validation')
      }
      const begun = await beginUpload(
        serviceClient(),
        user.id,
        asked.data,
        entitlements[tierOf(user)],
      )
      if (!begun.ok) throw uploadRefusal(begun.reason)
      return succeed({ upload: begun.upload }, { status: 201 })
    },
    beginLimit,
  )
}
