import { authError, type Middleware } from '@/embedded/supabase/middleware'

/**
 * What lite offers and the site does not use: links that sign in without the site, other providers,
 * an older way to ask for a link (it makes confirmed accounts), a mail without a template.
 */
const DISABLED = ['authorize', 'callback', 'magiclink', 'reauthenticate']

export const disabledEndpoints: Middleware = (request, next) => {
  const { pathname } = new URL(request.url)
  const call = pathname.replace(/^\/auth\/v1\//, '')
  const isClosed = DISABLED.includes(call) || (call === 'verify' && request.method === 'GET')
  return isClosed && pathname !== call
    ? Promise.resolve(authError(404, 'not_found', 'Not offered by this stand-in'))
    : next(request)
}
