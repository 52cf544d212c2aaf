import type { Env } from '@/lib/env'

const serviceNames = [
  'site',
  'accounts',
  'caseLaw',
  'limits',
  'mail',
  'texts',
  'payments',
  'model',
  'embeddings',
  'analytics',
] as const
export type ServiceName = (typeof serviceNames)[number]

/** A stand-in of this machine · a service elsewhere · in this process alone · nothing of the kind. */
export type ServiceStatus = 'standIn' | 'hosted' | 'alone' | 'off'

export type EnvironmentService = {
  name: ServiceName
  state: ServiceStatus
  /** What serves it, by name only: never an address with a key in it. */
  by: string
}

function isLocalAddress(address: string | undefined): boolean {
  if (!address || !URL.canParse(address)) return false
  return ['localhost', '127.0.0.1', '[::1]'].includes(new URL(address).hostname)
}

function hostOf(address: string | undefined): string {
  return address && URL.canParse(address) ? new URL(address).hostname : ''
}

/** Something that is a stand-in where it runs on this machine and the stack says that it has stand-ins. */
function standInOrHosted(
  setting: Env,
  address: string | undefined,
): Pick<EnvironmentService, 'state' | 'by'> {
  if (!address) return { state: 'off', by: '' }
  const standIn = setting.EMBEDDED === '1' && isLocalAddress(address)
  return { state: standIn ? 'standIn' : 'hosted', by: hostOf(address) }
}

function mail({
  SMTP_URL,
  RESEND_API_KEY,
  RESEND_URL,
}: Env): Pick<EnvironmentService, 'state' | 'by'> {
  if (SMTP_URL) return { state: 'hosted', by: 'SMTP' }
  if (!RESEND_API_KEY) return { state: 'off', by: '' }
  return isLocalAddress(RESEND_URL)
    ? { state: 'standIn', by: 'Outbox' }
    : { state: 'hosted', by: 'Resend' }
}

/** What the site stands on, for the administration: names, no secrets. */
export function describeServices(setting: Env): EnvironmentService[] {
  const counters = [setting.GA4_ID && 'GA4', setting.META_PIXEL_ID && 'Meta Pixel'].filter(Boolean)
  return [
    { name: 'site', state: 'hosted', by: setting.NODE_ENV },
    { name: 'accounts', ...standInOrHosted(setting, setting.NEXT_PUBLIC_SUPABASE_URL) },
    { name: 'caseLaw', ...standInOrHosted(setting, setting.LEGAL_API_URL) },
    {
      name: 'limits',
      ...(setting.RATE_LIMIT_DATABASE_URL
        ? { state: 'hosted' as const, by: 'PostgreSQL' }
        : { state: 'alone' as const, by: '' }),
    },
    { name: 'mail', ...mail(setting) },
    { name: 'texts', ...standInOrHosted(setting, setting.SMS_API_KEY && setting.SMS_API_URL) },
    {
      name: 'payments',
      ...standInOrHosted(setting, setting.TOSS_SECRET_KEY && setting.TOSS_API_URL),
    },
    { name: 'model', ...standInOrHosted(setting, setting.LLM_MODEL && setting.LLM_BASE_URL) },
    {
      name: 'embeddings',
      ...standInOrHosted(setting, setting.EMBEDDINGS_MODEL && setting.EMBEDDINGS_BASE_URL),
    },
    {
      name: 'analytics',
      state: counters.length > 0 ? 'hosted' : 'off',
      by: counters.join(', '),
    },
  ]
}
