import { readBytes, respond, succeed } from '@/lib/api'
import { readSession } from '@/lib/auth/data'
import { largestCover } from '@/lib/content/constants'
import { coverEnding } from '@/lib/content/cover-type'
import { addCover } from '@/lib/content/mutations'
import { AppError } from '@/lib/errors'
import { createRateLimiter } from '@/lib/rate-limit'
import { sessionClient } from '@/lib/supabase/server'

const uploadLimit = createRateLimiter({ burst: 20, perSecond: 1 / 3 })

const tooLarge = () => new AppError('validation', { details: { cover: 'tooLarge' } })

/** Takes a picture as the plain body, and answers the key under which it is kept. */
export function POST(request: Request): Promise<Response> {
  return respond(
    request,
    async () => {
      const db = await sessionClient()
      const user = await readSession(db)
      if (!user) throw new AppError('unauthorized')
      if (!user.permissions.canEditContent) throw new AppError('forbidden')
      const bytes = await readBytes(request, largestCover, tooLarge)
      const ending = coverEnding(bytes)
      if (!ending) throw new AppError('validation', { details: { cover: 'notPicture' } })
      const kept = await addCover(db, bytes, ending)
      if (kept.ok) return succeed({ key: kept.key }, { status: 201 })
      throw new AppError(kept.reason === 'forbidden' ? 'forbidden' : 'unavailable')
    },
    uploadLimit,
  )
}
