import { readBytes, respond, succeed } from '@/lib/api'
import { admit } from '@/lib/auth/gate'
import { largestCover } from '@/lib/content/constants'
import { coverEnding } from '@/lib/content/cover-type'
import { addCover } from '@/lib/content/mutations'
import { AppError } from '@/lib/errors'
import { createRateLimiter } from '@/lib/rate-limit'
import { sessionClient } from '@/lib/supabase/server'

const uploadLimit = createRateLimiter({ name: 'covers', points: 20, seconds: 60 })

const tooLarge = () => new AppError('validation', { details: { cover: 'tooLarge' } })

/** Takes a picture as the plain body, and answers the key under which it is kept. */
export function POST(request: Request): Promise<Response> {
  return respond(
    request,
    async () => {
      await admit('canEditContent')
      const bytes = await readBytes(request, largestCover, tooLarge)
      const ending = coverEnding(bytes)
      if (!ending) throw new AppError('validation', { details: { cover: 'notPicture' } })
      const kept = await addCover(await sessionClient(), bytes, ending)
      if (kept.ok) return succeed({ key: kept.key }, { status: 201 })
      throw new AppError(kept.reason === 'forbidden' ? 'forbidden' : 'unavailable')
    },
    uploadLimit,
  )
}
