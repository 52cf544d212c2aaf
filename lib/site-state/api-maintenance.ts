import { AppError } from '@/lib/errors'
import type { CookieValue } from './access-token'
import { apiOpenInMaintenance } from './constants'
import type { Viewer } from './schema'
import { readSiteState } from './site-state'
import { identifyViewer } from './viewer'

/** As the browser sent them: what is asked of them needs no decoding. */
function parseCookies(headers: Headers): CookieValue[] {
  return (headers.get('cookie') ?? '').split(';').map((pair) => {
    const [name = '', ...value] = pair.trim().split('=')
    return { name, value: value.join('=') }
  })
}

/** The same as {@link identifyViewer}, of a request to the API. */
export function identifyCaller({ headers }: Request): Promise<Viewer> {
  return identifyViewer(headers, parseCookies(headers))
}

/** Why the API does not answer now, or null: the site is closed for whoever asks. */
export async function maintenanceError(request: Request): Promise<AppError | null> {
  const { maintenance } = await readSiteState()
  if (!maintenance || apiOpenInMaintenance.includes(new URL(request.url).pathname)) return null
  if ((await identifyCaller(request)) !== 'visitor') return null
  return new AppError('unavailable', { details: { maintenance: true } })
}
