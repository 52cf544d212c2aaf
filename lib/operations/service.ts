import 'server-only'
import { env } from '@/lib/env'
import type { ServiceName } from './constants'
import type { ServiceHealth } from './types'

const timeoutMs = 2000

async function checkService(
  name: ServiceName,
  url: URL,
  headers: HeadersInit = {},
): Promise<ServiceHealth> {
  const started = performance.now()
  try {
    const signal = AbortSignal.timeout(timeoutMs)
    const answer = await fetch(url, { headers, signal, cache: 'no-store' })
    await answer.body?.cancel()
    const tookMs = Math.round(performance.now() - started)
    return { name, status: answer.ok ? 'up' : 'down', tookMs }
  } catch {
    return { name, status: 'down', tookMs: null }
  }
}

/** A letter is the only way to try a mail server; what is asked is whether one is set. */
async function checkMail(): Promise<ServiceHealth> {
  const { SMTP_URL, RESEND_API_KEY, RESEND_URL, EMBEDDED } = env()
  if (SMTP_URL) return { name: 'mail', status: 'up', tookMs: null, transport: 'smtp' }
  if (!RESEND_API_KEY) return { name: 'mail', status: 'unset', tookMs: null }
  const { hostname } = new URL(RESEND_URL)
  if (hostname === '127.0.0.1' || EMBEDDED === '1') {
    const asked = await checkService('mail', new URL('/outbox', RESEND_URL))
    return { ...asked, transport: 'outbox' }
  }
  return { name: 'mail', status: 'up', tookMs: null, transport: 'resend' }
}

/** How the services that the site stands on are, asked now. Never rejects. */
export async function checkServices(database: ServiceHealth): Promise<ServiceHealth[]> {
  const { NEXT_PUBLIC_SUPABASE_URL: supabase, NEXT_PUBLIC_SUPABASE_ANON_KEY, LEGAL_API_URL } = env()
  const accounts: Promise<ServiceHealth> | ServiceHealth = supabase
    ? checkService('accounts', new URL('/auth/v1/health', supabase), {
        apikey: NEXT_PUBLIC_SUPABASE_ANON_KEY ?? '',
      })
    : { name: 'accounts', status: 'unset', tookMs: null }
  return Promise.all([
    database,
    accounts,
    checkService('caseLaw', new URL('/health', LEGAL_API_URL)),
    checkMail(),
  ])
}
