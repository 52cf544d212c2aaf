import type { NextRequest, NextResponse } from 'next/server'
import createMiddleware from 'next-intl/middleware'
import { firstPaintCode } from '@/components/layout/first-paint-code'
import { pageAccess } from '@/lib/auth/access'
import { redirectRefused } from '@/lib/auth/page-gate'
import { routing } from '@/lib/i18n/routing'
import { isUnder, nonceContentSecurity, paymentContentSecurity } from '@/lib/security/page-security'
import { sitePages } from '@/lib/site-pages'
import { enforceMaintenance } from '@/lib/site-state/page-maintenance'
import { applySessionCookies, refreshSession } from '@/lib/supabase/refresh-session'
import { hasSessionCookie } from '@/lib/supabase/session-cookies'

const resolveLanguage = createMiddleware(routing)
const policyHeader = 'content-security-policy'

/** Rendered for one person at each request, so that a nonce can be in them. Static pages cannot be here. */
const noncePaths = [
  ...(Object.keys(pageAccess) as (keyof typeof pageAccess)[]).map((page) => sitePages[page].path),
  sitePages.aiChat.path,
  sitePages.login.path,
  sitePages.signUp.path,
  sitePages.resetPassword.path,
  sitePages.confirm.path,
  sitePages.completeSignUp.path,
  sitePages.newPassword.path,
  '/shared',
]

/** Resolves the language prefix; pages of signed-in people get a policy with a nonce. */
async function renderPage(request: NextRequest): Promise<NextResponse> {
  if (!isUnder(request.nextUrl.pathname, noncePaths)) {
    const opened = resolveLanguage(request)
    const paying = paymentContentSecurity()
    if (paying) opened.headers.set(policyHeader, paying)
    return opened
  }
  const policy = await nonceContentSecurity(firstPaintCode)
  request.headers.set(policyHeader, policy)
  const response = resolveLanguage(request)
  response.headers.set(policyHeader, policy)
  return response
}

async function respond(request: NextRequest): Promise<NextResponse> {
  // What a browser claims here must not reach the page.
  request.headers.delete(policyHeader)
  return enforceMaintenance(
    request,
    async () => (await redirectRefused(request)) ?? renderPage(request),
  )
}

/**
 * Renews the session of a visitor who has one; anonymous visitors cost nothing more. It leads visitors away
 * from pages that are not for them; loaders, actions and handlers decide.
 */
export default async function middleware(request: NextRequest) {
  if (!hasSessionCookie(request.cookies.getAll().map(({ name }) => name))) return respond(request)
  // First, because the page behind reads the request's cookies.
  const refreshed = await refreshSession(request)
  return applySessionCookies(refreshed, await respond(request))
}

export const config = {
  // Not for what is no page: the API, Next's own files, what handlers answer, and the files of public/ by their
  // names. Not by their ending: a page takes the actions that are sent to any address it matches.
  matcher: [
    '/((?!api/|_next/|_vercel/|og/|feeds/|sitemaps/|auth/confirm$|\\.well-known/|(?:favicon\\.ico|icon\\.svg|icon-(?:192|512|maskable-512)\\.png|apple-touch-icon\\.png|open-graph\\.png|robots\\.txt|sitemap\\.xml|manifest\\.webmanifest)$).*)',
  ],
}
