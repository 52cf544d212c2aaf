import { parseUserAgent } from '@/lib/requests/user-agent'

/** A browser in words (`Chrome 141 · Windows`); what is none, by its own first word. Null for nothing. */
export function browserName(userAgent: string | null): string | null {
  if (!userAgent) return null
  const { browser, version, system } = parseUserAgent(userAgent)
  if (!browser) return userAgent.split(/[\s/]/)[0]?.slice(0, 40) || null
  return [version ? `${browser} ${version}` : browser, system].filter(Boolean).join(' · ')
}
