import { cookies } from 'next/headers'
import type { NextRequest } from 'next/server'
import { parseLocale } from '@/lib/auth/destination'
import { linkSchema } from '@/lib/auth/links/schema'
import { returnPath } from '@/lib/auth/return-path'
import { getPathname } from '@/lib/i18n/navigation'
import { languageKey } from '@/lib/i18n/routing'

/**
 * Where the links of mails lead. It uses nothing up: scanners of mailboxes come here too. The page that
 * it goes on to has a button, which does.
 */
export async function GET(request: NextRequest): Promise<Response> {
  const params = request.nextUrl.searchParams
  const link = linkSchema.safeParse(Object.fromEntries(params))
  const language = params.get('lang') ?? (await cookies()).get(languageKey)?.value
  const next = returnPath(params.get('next'))
  const query = new URLSearchParams({
    ...(link.success ? link.data : {}),
    ...(next ? { next } : {}),
  })
  const page = getPathname({ locale: parseLocale(language), href: '/confirm' })
  return new Response(null, {
    status: 303,
    headers: {
      location: query.size > 0 ? `${page}?${query}` : page,
      'cache-control': 'no-store',
    },
  })
}
