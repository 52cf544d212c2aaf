import { readBytes, respond, succeed } from '@/lib/api'
import { requirePermission } from '@/lib/auth/require-permission'
import { largestCover } from '@/lib/content/constants'
import { coverExtension } from '@/lib/content/cover-type'
import { addCover } from '@/lib/content/mutations'
import { AppError } from '@/lib/errors'
import { createRateLimiter } from '@/lib/rate-limit'
import { userClient } from '@/lib/supabase/clients'

const uploadLimit = createRateLimiter({ name: 'covers', points: 20, seconds: 60 })

const tooLarge = () => new AppError('validation', { details: { cover: 'tooLarge' } })

/** Takes a picture as the plain body, and answers the key under which it is kept. */
export function POST(request: Request): Promise<Response> {
  return respond(
    request,
    async () => {
      await requirePermission('canEditContent')
      const bytes = await readBytes(request, largestCover, tooLarge)
      const ending = coverExtension(bytes)
      if (!ending) throw new AppError('validation', { details: { cover: 'notPicture' } })
      const kept = await addCover(await userClient(), bytes, ending)
      if (kept.ok) return succeed({ key: kept.key }, { status: 201 })
      throw new AppError(kept.reason === 'forbidden' ? 'forbidden' : 'unavailable')
    },
    uploadLimit,
  )
}
