import { countError } from '@/lib/activity/count-error'
import { pageErrorSchema } from '@/lib/activity/schema'
import { readJson, respond } from '@/lib/api'
import { AppError } from '@/lib/errors'
import { createRateLimiter } from '@/lib/rate-limit'
import { siteRoute } from '@/lib/site-route'

/** A page fails once and is tried again a few times; a program would spoil the figures. */
const errorsLimit = createRateLimiter({ name: 'page-errors', points: 20, seconds: 60 })

/** A page failed in the browser: counted by kind of page, without anything of the error's text. */
export function POST(request: Request): Promise<Response> {
  return respond(
    request,
    async () => {
      const failed = pageErrorSchema.safeParse(await readJson(request, 8 * 1024))
      if (!failed.success) throw new AppError('validation')
      countError(siteRoute(failed.data.path), failed.data.code)
      return new Response(null, { status: 204, headers: { 'cache-control': 'no-store' } })
    },
    errorsLimit,
  )
}
