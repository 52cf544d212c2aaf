import { cookies } from 'next/headers'
import {
  consentKey,
  consentMaxAgeSeconds,
  consents,
  cookieNoticeId,
} from '@/components/layout/consent/constants'
import { readBytes, respond } from '@/lib/api'
import { env } from '@/lib/env'
import { AppError } from '@/lib/errors'

const maxBytes = 1024

/** The page that the form stood on, without its origin; null where the browser does not say. */
function pageOf(request: Request): string | null {
  const referrer = request.headers.get('referer')
  if (!referrer || !URL.canParse(referrer)) return null
  const { pathname, search } = new URL(referrer)
  // Two slashes at the beginning would lead to another host.
  return `/${pathname.replace(/^\/+/, '')}${search}`
}

/** A style sheet for browsers without script: it shows the cookie notice until there is a choice. */
export function GET(request: Request): Promise<Response> {
  return respond(request, async () => {
    const chosen = (await cookies()).has(consentKey)
    return new Response(chosen ? '' : `#${cookieNoticeId}{display:block}`, {
      headers: { 'content-type': 'text/css; charset=utf-8', 'cache-control': 'private, no-store' },
    })
  })
}

/** Stores the choice about cookies that the notice's form sends, and leads back to the page. */
export function POST(request: Request): Promise<Response> {
  return respond(request, async () => {
    const body = await readBytes(request, maxBytes, () => new AppError('validation'))
    const sent = new URLSearchParams(body.toString('utf8')).get(consentKey)
    const consent = consents.find((each) => each === sent)
    if (!consent) throw new AppError('validation')
    const jar = await cookies()
    jar.set(consentKey, consent, {
      path: '/',
      maxAge: consentMaxAgeSeconds,
      sameSite: 'lax',
      secure: env().SITE_URL.startsWith('https:'),
    })
    const page = pageOf(request)
    // The browser stays on a page that keeps its address to itself.
    if (!page) return new Response(null, { status: 204 })
    return new Response(null, { status: 303, headers: { location: page } })
  })
}
