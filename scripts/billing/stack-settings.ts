import { readFileSync } from 'node:fs'
import path from 'node:path'
import { z } from 'zod'

/** What the launcher writes down of the stack that it runs on a data folder. */
const supabaseSchema = z.object({
  port: z.number(),
  publishableKey: z.string(),
  secretKey: z.string(),
  siteUrl: z.string(),
})
const tossSchema = z.object({ port: z.number(), clientKey: z.string(), secretKey: z.string() })

function embeddedSettings(dataDir: string): Record<string, string> {
  const read = (name: string) => readFileSync(path.join(dataDir, 'run', name), 'utf8')
  try {
    const supabase = supabaseSchema.parse(JSON.parse(read('supabase.json')))
    const toss = tossSchema.parse(JSON.parse(read('toss.json')))
    const api = `http://127.0.0.1:${supabase.port}`
    return {
      EMBEDDED: '1',
      SITE_URL: supabase.siteUrl,
      NEXT_PUBLIC_SUPABASE_URL: api,
      NEXT_PUBLIC_SUPABASE_ANON_KEY: supabase.publishableKey,
      SUPABASE_SERVICE_ROLE_KEY: supabase.secretKey,
      RESEND_URL: api,
      RESEND_API_KEY: supabase.secretKey,
      TOSS_CLIENT_KEY: toss.clientKey,
      TOSS_SECRET_KEY: toss.secretKey,
      TOSS_API_URL: `http://127.0.0.1:${toss.port}`,
      BILLING_SECRET: read('billing-secret'),
    }
  } catch (cause) {
    throw new Error('No embedded stack runs on this folder: start the site first (npm start).', {
      cause,
    })
  }
}

/**
 * Sets what billing needs, before it is first read: what the machine or .env.local names, else the stack on
 * the data folder.
 */
export function loadStackSettings(dataDir: string): void {
  for (const name of ['.env.local', '.env']) {
    try {
      process.loadEnvFile(name)
    } catch {
      // There is none.
    }
  }
  if (process.env.NEXT_PUBLIC_SUPABASE_URL) return
  for (const [name, value] of Object.entries(embeddedSettings(path.resolve(dataDir)))) {
    process.env[name] ||= value
  }
}

/** Ctrl-C finishes what is under way; a second one ends at once. */
export function stopSignal(): AbortSignal {
  const stop = new AbortController()
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.on(signal, () => {
      if (stop.signal.aborted) process.exit(130)
      process.stderr.write('Finishing what is under way…\n')
      stop.abort()
    })
  }
  return stop.signal
}
