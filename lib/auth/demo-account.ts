import { randomBytes } from 'node:crypto'

export const demoEmail = 'demo@beopdap.example'

const loopback = new Set(['127.0.0.1', 'localhost', '[::1]'])

/**
 * Whether there may be a demo administrator: only where the stand-ins run, and only where Supabase is
 * one of them. Both, because either alone is a setting that a server could be left with by mistake.
 */
export function isDemoEnabled(
  setting: Readonly<{ EMBEDDED: string; NEXT_PUBLIC_SUPABASE_URL?: string | undefined }>,
): boolean {
  const { EMBEDDED, NEXT_PUBLIC_SUPABASE_URL: url } = setting
  if (EMBEDDED !== '1' || !url || !URL.canParse(url)) return false
  return loopback.has(new URL(url).hostname)
}

/** A random password, made anew each time: no person has to know it. */
export const demoPassword = () => randomBytes(18).toString('base64url')
