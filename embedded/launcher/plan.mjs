import { LaunchError } from './say.mjs'

/**
 * Which stand-ins an environment calls for. Each disappears when its setting is present; in a
 * production environment none starts unless EMBEDDED=1 asks for it.
 * @param {Record<string, string | undefined>} env
 * @returns {{ supabase: boolean, postgres: boolean, service: boolean, embedded: boolean }}
 */
export function planFor(env) {
  const hosted = Boolean(env.NEXT_PUBLIC_SUPABASE_URL)
  if (hosted) {
    const missing = ['NEXT_PUBLIC_SUPABASE_ANON_KEY', 'SUPABASE_SERVICE_ROLE_KEY'].filter(
      (name) => !env[name],
    )
    if (missing.length > 0) {
      throw new LaunchError(`NEXT_PUBLIC_SUPABASE_URL is set, but ${missing.join(' and ')} is not.`)
    }
  }
  const service = !env.LEGAL_API_URL
  const supabase = !hosted
  const postgres = supabase || (service && !env.DATABASE_URL)
  const embedded = supabase || postgres
  if (embedded && env.NODE_ENV === 'production' && env.EMBEDDED !== '1') {
    throw new LaunchError(
      [
        'This is a production environment (NODE_ENV=production), and it has no database of its own.',
        'Set NEXT_PUBLIC_SUPABASE_URL, NEXT_PUBLIC_SUPABASE_ANON_KEY and SUPABASE_SERVICE_ROLE_KEY,',
        'and DATABASE_URL (or LEGAL_API_URL), to use hosted Supabase;',
        'or set EMBEDDED=1 to run on the embedded stand-ins on purpose.',
      ].join('\n'),
    )
  }
  return { supabase, postgres, service, embedded }
}
