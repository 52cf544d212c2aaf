import { AppError } from '@/lib/errors'
import type { CookieValue } from './access-token'
import { openApi } from './constants'
import type { Viewer } from './schema'
import { readSiteState } from './site-state'
import { viewerOf } from './viewer'

/** As the browser sent them: what is asked of them needs no decoding. */
function cookiesOf(headers: Headers): CookieValue[] {
  return (headers.get('cookie') ?? '').split(';').map((pair) => {
    const [name = '', ...value] = pair.trim().split('=')
    return { name, value: value.join('=') }
  })
}

/** The same as {@link viewerOf}, of a request to the API. */
export function callerOf({ headers }: Request): Promise<Viewer> {
  return viewerOf(headers, cookiesOf(headers))
}

/** Why the API does not answer now, or null: the site is closed for whoever asks. */
export async function closedForMaintenance(request: Request): Promise<AppError | null> {
  const { maintenance } = await readSiteState()
  if (!maintenance || openApi.includes(new URL(request.url).pathname)) return null
  if ((await callerOf(request)) !== 'visitor') return null
  return new AppError('unavailable', { details: { maintenance: true } })
}
