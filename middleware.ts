import type { NextRequest } from 'next/server'
import createMiddleware from 'next-intl/middleware'
import { routing } from '@/lib/i18n/routing'
import { carry, refreshSession } from '@/lib/supabase/refresh'
import { holdsSession } from '@/lib/supabase/session-cookies'

const resolveLanguage = createMiddleware(routing)

/**
 * Resolves the language prefix, and renews the session of whoever has one; anonymous visitors cost
 * nothing more. Whoever needs a session checks it in a loader or a handler.
 */
export default async function middleware(request: NextRequest) {
  if (!holdsSession(request.cookies.getAll().map(({ name }) => name))) {
    return resolveLanguage(request)
  }
  // First, because the page behind reads the request's cookies.
  const refreshed = await refreshSession(request)
  return carry(refreshed, resolveLanguage(request))
}

export const config = {
  // Not for the API, Next's own files, sitemaps, links from mails, pictures made by Next, or anything
  // with a file ending.
  matcher: [
    '/((?!api|_next|_vercel|sitemaps|auth/|.*opengraph-image|.*\\.(?:ico|svg|png|jpg|webp|txt|xml|json|webmanifest|js|css|map)$).*)',
  ],
}
