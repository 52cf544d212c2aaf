import type { NextRequest, NextResponse } from 'next/server'
import createMiddleware from 'next-intl/middleware'
import { firstPaintText } from '@/components/layout/first-paint-text'
import { pageAccess } from '@/lib/auth/access'
import { routing } from '@/lib/i18n/routing'
import { sitePages } from '@/lib/site-pages'
import { throughMaintenance } from '@/lib/site-state/page-gate'
import { isAmong, payingPolicy, strictPolicy } from '@/lib/strict-page'
import { carry, refreshSession } from '@/lib/supabase/refresh'
import { holdsSession } from '@/lib/supabase/session-cookies'

const resolveLanguage = createMiddleware(routing)
const policyHeader = 'content-security-policy'

/** Rendered for one person at each request, so that a nonce can be in them. Static pages cannot be here. */
const strictPaths = [
  ...(Object.keys(pageAccess) as (keyof typeof pageAccess)[]).map((page) => sitePages[page].path),
  sitePages.aiChat.path,
  sitePages.login.path,
  sitePages.confirm.path,
  sitePages.newPassword.path,
]

/** Resolves the language prefix; pages of signed-in people get a policy with a nonce. */
async function openPage(request: NextRequest): Promise<NextResponse> {
  if (!isAmong(request.nextUrl.pathname, strictPaths)) {
    const opened = resolveLanguage(request)
    const paying = payingPolicy()
    if (paying) opened.headers.set(policyHeader, paying)
    return opened
  }
  const policy = await strictPolicy(firstPaintText)
  request.headers.set(policyHeader, policy)
  const response = resolveLanguage(request)
  response.headers.set(policyHeader, policy)
  return response
}

async function answer(request: NextRequest): Promise<NextResponse> {
  // What a browser claims here must not reach the page.
  request.headers.delete(policyHeader)
  return throughMaintenance(request, () => openPage(request))
}

/**
 * Renews the session of whoever has one; anonymous visitors cost nothing more. Whoever needs a session
 * checks it in a loader or a handler.
 */
export default async function middleware(request: NextRequest) {
  if (!holdsSession(request.cookies.getAll().map(({ name }) => name))) return answer(request)
  // First, because the page behind reads the request's cookies.
  const refreshed = await refreshSession(request)
  return carry(refreshed, await answer(request))
}

export const config = {
  // Not for the API, Next's own files, sitemaps, links from mails, pictures made by Next, or anything
  // with a file ending.
  matcher: [
    '/((?!api|_next|_vercel|sitemaps|auth/|.*opengraph-image|.*\\.(?:ico|svg|png|jpg|webp|txt|xml|json|webmanifest|js|css|map)$).*)',
  ],
}
