import { authError, type Mend } from '@/embedded/supabase/mend'

/**
 * What lite offers and the site does not use: links that sign in without the site, other providers,
 * an older way to ask for a link (it makes confirmed accounts), a mail without a template.
 */
const CLOSED = ['authorize', 'callback', 'magiclink', 'reauthenticate']

export const closed: Mend = (request, next) => {
  const { pathname } = new URL(request.url)
  const call = pathname.replace(/^\/auth\/v1\//, '')
  const isClosed = CLOSED.includes(call) || (call === 'verify' && request.method === 'GET')
  return isClosed && pathname !== call
    ? Promise.resolve(authError(404, 'not_found', 'Not offered by this stand-in'))
    : next(request)
}
