import { isIP } from 'node:net'
import { type Middleware, readAnswer } from '@/embedded/supabase/middleware'
import { sessionOf } from './access-token'
import type { AuthContext } from './context'

const PATHS = ['/auth/v1/token', '/auth/v1/verify', '/auth/v1/signup']
const MAX_AGENT = 500

const isRefresh = (url: URL) => url.searchParams.get('grant_type') === 'refresh_token'

/**
 * Writes into the session where it was opened. lite leaves it empty; GoTrue takes the browser and
 * the first forwarded address of the request. The site sends its visitor's. A refresh that forwards
 * nothing is the site's own and says nothing new.
 */
export const clientDetails =
  (context: AuthContext): Middleware =>
  async (request, next) => {
    const url = new URL(request.url)
    const answer = await next(request)
    if (request.method !== 'POST' || !PATHS.includes(url.pathname) || !answer.ok) return answer
    const session = sessionOf((await readAnswer(answer)).access_token)
    const forwarded = request.headers.get('x-forwarded-for')?.split(',')[0]?.trim() ?? ''
    if (!session || (isRefresh(url) && !forwarded)) return answer
    const agent = request.headers.get('user-agent')?.slice(0, MAX_AGENT) ?? null
    const ip = isIP(forwarded) ? forwarded : null
    await context.sql`update auth.sessions set user_agent = ${agent}, ip = ${ip}
      where id = ${session}`
    return answer
  }
