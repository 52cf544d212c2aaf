import { LaunchError } from './output.mjs'

/**
 * Which stand-ins an environment calls for. Each disappears when its setting is present; in a
 * production environment none starts unless EMBEDDED=1 asks for it. Without accounts there is no site, so that
 * the lack of a database is an error there; without payments there is one, so that it runs with none.
 * @param {Record<string, string | undefined>} env
 * @returns {{ supabase: boolean, postgres: boolean, service: boolean, toss: boolean, embedded: boolean }}
 */
export function standInsFor(env) {
  const hosted = Boolean(env.NEXT_PUBLIC_SUPABASE_URL)
  if (hosted) {
    const missing = ['NEXT_PUBLIC_SUPABASE_ANON_KEY', 'SUPABASE_SERVICE_ROLE_KEY'].filter(
      (name) => !env[name],
    )
    if (missing.length > 0) {
      throw new LaunchError(`NEXT_PUBLIC_SUPABASE_URL is set, but ${missing.join(' and ')} is not.`)
    }
  }
  if (env.TOSS_SECRET_KEY && !env.TOSS_CLIENT_KEY) {
    throw new LaunchError('TOSS_SECRET_KEY is set, but TOSS_CLIENT_KEY is not.')
  }
  const service = !env.LEGAL_API_URL
  const supabase = !hosted
  const postgres = supabase || (service && !env.DATABASE_URL)
  const unasked = env.NODE_ENV === 'production' && env.EMBEDDED !== '1'
  if ((supabase || postgres) && unasked) {
    throw new LaunchError(
      [
        'This is a production environment (NODE_ENV=production), and it has no database of its own.',
        'Set NEXT_PUBLIC_SUPABASE_URL, NEXT_PUBLIC_SUPABASE_ANON_KEY and SUPABASE_SERVICE_ROLE_KEY,',
        'and DATABASE_URL (or LEGAL_API_URL), to use hosted Supabase;',
        'or set EMBEDDED=1 to run on the embedded stand-ins on purpose.',
      ].join('\n'),
    )
  }
  const toss = !env.TOSS_SECRET_KEY && !unasked
  return { supabase, postgres, service, toss, embedded: supabase || postgres || toss }
}
