import { type NextRequest, NextResponse } from 'next/server'
import type { AppLocale } from '@/lib/i18n/routing'
import { splitLocale } from '@/lib/i18n/split-locale'
import { sitePages } from '@/lib/site-pages'
import { maintenanceBypassMark, pagesOpenInMaintenance, retryAfterSeconds } from './constants'
import { readSiteState } from './site-state'
import { identifyViewer } from './viewer'

const maintenanceHeaders = { 'retry-after': String(retryAfterSeconds), 'cache-control': 'no-store' }

/** The maintenance page in the place of whatever was asked for, with its status. */
function maintenanceResponse(request: NextRequest, locale: AppLocale): NextResponse {
  if (request.method === 'GET' || request.method === 'HEAD') {
    const page = new URL(`/${locale}${sitePages.maintenance.path}`, request.url)
    return NextResponse.rewrite(page, {
      status: 503,
      headers: maintenanceHeaders,
      request: { headers: request.headers },
    })
  }
  // Rewritten, an action or a form would still be carried out: it goes with the request, not with the page.
  if (request.headers.has('next-action')) {
    return new NextResponse(null, { status: 503, headers: maintenanceHeaders })
  }
  return NextResponse.redirect(request.nextUrl, { status: 303, headers: maintenanceHeaders })
}

/** Somebody sees the site although it is closed: nothing of that is for a shared cache. */
async function bypassMaintenance(open: () => Promise<NextResponse>): Promise<NextResponse> {
  const response = await open()
  response.headers.set('cache-control', 'private, no-store')
  response.headers.set('server-timing', maintenanceBypassMark)
  return response
}

/** Opens a page unless the site is closed for the visitor who asks (spec 4). */
export async function enforceMaintenance(
  request: NextRequest,
  open: () => Promise<NextResponse>,
): Promise<NextResponse> {
  const { maintenance } = await readSiteState()
  if (!maintenance) return open()
  const { locale, path } = splitLocale(request.nextUrl.pathname)
  const viewer = await identifyViewer(request.headers, request.cookies.getAll())
  if (viewer !== 'visitor') return bypassMaintenance(open)
  return pagesOpenInMaintenance.includes(path) ? open() : maintenanceResponse(request, locale)
}
