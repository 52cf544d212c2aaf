import { cookies } from 'next/headers'
import { redirect } from 'next/navigation'
import type { NextRequest } from 'next/server'
import { z } from 'zod'
import { destinationOf, localeNamed } from '@/lib/auth/destination'
import { ensureProfile } from '@/lib/auth/mutations'
import { signUpMetadataSchema } from '@/lib/auth/sign-up-schema'
import { getPathname } from '@/lib/i18n/navigation'
import { type AppLocale, languageKey } from '@/lib/i18n/routing'
import { log } from '@/lib/log'
import { sessionClient } from '@/lib/supabase/server'
import { serviceClient } from '@/lib/supabase/service'

const linkSchema = z.object({
  token_hash: z
    .string()
    .min(1)
    .max(200)
    .regex(/^[\w-]+$/),
  type: z.enum(['signup', 'email', 'magiclink', 'email_change']),
})

/** Signs in by the link of a mail. @returns the person's language, or null when the link is no good */
async function follow(link: z.infer<typeof linkSchema>): Promise<AppLocale | null> {
  const client = await sessionClient()
  const { data, error } = await client.auth.verifyOtp(link)
  if (error || !data.user || !data.session) return null
  const profile = await ensureProfile(serviceClient(), data.user)
  if (!profile.ok) log.error('profile.failed', { reason: profile.reason })
  return signUpMetadataSchema.parse(data.user.user_metadata).language
}

/** Where the links of mails lead: verifies, signs in, and goes on to `next` or the front page. */
export async function GET(request: NextRequest): Promise<Response> {
  const params = request.nextUrl.searchParams
  const link = linkSchema.safeParse(Object.fromEntries(params))
  let locale: AppLocale | null = null
  try {
    locale = link.success ? await follow(link.data) : null
  } catch (thrown) {
    log.error('confirm.failed', { reason: thrown instanceof Error ? thrown.message : 'unknown' })
  }
  if (locale) redirect(destinationOf(params.get('next'), locale))
  const chosen = localeNamed((await cookies()).get(languageKey)?.value)
  redirect(`${getPathname({ locale: chosen, href: '/login' })}?notice=link`)
}
