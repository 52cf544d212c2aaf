import createMiddleware from 'next-intl/middleware'
import { routing } from '@/lib/i18n/routing'

/** Only resolves the language prefix; whoever needs a session checks it in a loader or a handler. */
export default createMiddleware(routing)

export const config = {
  // Not for the API, Next's own files, sitemaps, pictures made by Next, or anything with a file ending.
  matcher: [
    '/((?!api|_next|_vercel|sitemaps|.*opengraph-image|.*\\.(?:ico|svg|png|jpg|webp|txt|xml|json|webmanifest|js|css|map)$).*)',
  ],
}
