import { randomBytes } from 'node:crypto'
import { clientAddress } from '@/lib/requests/client-address'
import { isLoopbackHost, isLoopbackUrl } from '@/lib/requests/loopback'
import { isLoopback } from '@/lib/site-state/ip-address'

export const demoEmail = 'demo@beopdap.example'

type DemoSetting = Readonly<{
  EMBEDDED: string
  NEXT_PUBLIC_SUPABASE_URL?: string | undefined
  SITE_URL: string
  DEMO_ADMIN: string
}>

/**
 * Whether there may be a demo administrator at all: only where the stand-ins run, and only where Supabase is
 * one of them. Both, because either alone is a setting that a server could be left with by mistake.
 */
export function isDemoEnabled({
  EMBEDDED,
  NEXT_PUBLIC_SUPABASE_URL: url,
}: Pick<DemoSetting, 'EMBEDDED' | 'NEXT_PUBLIC_SUPABASE_URL'>): boolean {
  return EMBEDDED === '1' && url !== undefined && isLoopbackUrl(url)
}

/** Whether somebody at this machine asks for a site that is for this machine: no proxy stands between. */
function isAskedHere(siteUrl: string, headers: Headers): boolean {
  const forwarded = headers.get('x-forwarded-host')
  return (
    isLoopbackUrl(siteUrl) &&
    isLoopbackHost(headers.get('host')) &&
    (forwarded === null || isLoopbackHost(forwarded)) &&
    isLoopback(clientAddress(headers))
  )
}

/**
 * Whether this request may become the demo administrator. A published embedded stack would give one to
 * everybody, so that it must be asked for by name (DEMO_ADMIN=1).
 */
export function isDemoOffered(setting: DemoSetting, headers: Headers): boolean {
  if (!isDemoEnabled(setting)) return false
  return setting.DEMO_ADMIN === '1' || isAskedHere(setting.SITE_URL, headers)
}

/** A random password, made anew each time: no person has to know it. */
export const demoPassword = () => randomBytes(18).toString('base64url')
