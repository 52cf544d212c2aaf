import 'server-only'
import { env } from '@/lib/env'
import type { ServiceName } from './constants'
import type { ServiceState } from './types'

const answerMs = 2000

async function knock(
  name: ServiceName,
  url: URL,
  headers: HeadersInit = {},
): Promise<ServiceState> {
  const started = performance.now()
  try {
    const signal = AbortSignal.timeout(answerMs)
    const answer = await fetch(url, { headers, signal, cache: 'no-store' })
    await answer.body?.cancel()
    const tookMs = Math.round(performance.now() - started)
    return { name, state: answer.ok ? 'up' : 'down', tookMs }
  } catch {
    return { name, state: 'down', tookMs: null }
  }
}

/** A letter is the only way to try a mail server; what is asked is whether one is set. */
async function mail(): Promise<ServiceState> {
  const { SMTP_URL, RESEND_API_KEY, RESEND_URL, EMBEDDED } = env()
  if (SMTP_URL) return { name: 'mail', state: 'up', tookMs: null, way: 'smtp' }
  if (!RESEND_API_KEY) return { name: 'mail', state: 'unset', tookMs: null }
  const { hostname } = new URL(RESEND_URL)
  if (hostname === '127.0.0.1' || EMBEDDED === '1') {
    const asked = await knock('mail', new URL('/outbox', RESEND_URL))
    return { ...asked, way: 'outbox' }
  }
  return { name: 'mail', state: 'up', tookMs: null, way: 'resend' }
}

/** How the services that the site stands on are, asked now. Never rejects. */
export async function askServices(database: ServiceState): Promise<ServiceState[]> {
  const { NEXT_PUBLIC_SUPABASE_URL: supabase, NEXT_PUBLIC_SUPABASE_ANON_KEY, LEGAL_API_URL } = env()
  const accounts: Promise<ServiceState> | ServiceState = supabase
    ? knock('accounts', new URL('/auth/v1/health', supabase), {
        apikey: NEXT_PUBLIC_SUPABASE_ANON_KEY ?? '',
      })
    : { name: 'accounts', state: 'unset', tookMs: null }
  return Promise.all([
    database,
    accounts,
    knock('caseLaw', new URL('/health', LEGAL_API_URL)),
    mail(),
  ])
}
