import { readFileSync } from 'node:fs'
import path from 'node:path'
import { createClient } from '@supabase/supabase-js'
import { z } from 'zod'
import { demoEmail, demoPassword, isDemoEnabled } from '@/lib/auth/demo-account'
import { prepareDemoAccount } from '@/lib/auth/mutations'
import { runCommand } from '@/lib/command-line'
import { type Env, env } from '@/lib/env'
import { realtime, statelessAuth } from '@/lib/supabase/settings'

/** What the launcher writes down of the stack that it runs on a data folder. */
const settingsSchema = z.object({ port: z.number(), secretKey: z.string(), siteUrl: z.string() })

type Stack = { url: string; key: string; siteUrl: string }

function readEmbeddedStack(dataDir: string): Stack {
  const file = path.join(dataDir, 'run', 'supabase.json')
  let text: string
  try {
    text = readFileSync(file, 'utf8')
  } catch {
    throw new Error('No embedded stack has run here yet: start the site first (npm start).')
  }
  const { port, secretKey, siteUrl } = settingsSchema.parse(JSON.parse(text))
  return { url: `http://127.0.0.1:${port}`, key: secretKey, siteUrl }
}

/**
 * The stack that a demo user may be made on.
 * @throws Error where Supabase is hosted: there is none there, whoever asks.
 */
function stackOf(setting: Env): Stack {
  const { NEXT_PUBLIC_SUPABASE_URL: url, SUPABASE_SERVICE_ROLE_KEY: key = '' } = setting
  if (!url) return readEmbeddedStack(setting.LEGAL_DATA_DIR)
  if (!isDemoEnabled(setting)) {
    throw new Error('A demo administrator exists on the embedded stack only; Supabase is set here.')
  }
  return { url, key, siteUrl: setting.SITE_URL }
}

/** `npm run demo:user`: gives the local demo administrator a new password and prints it. */
async function main(): Promise<void> {
  for (const name of ['.env.local', '.env']) {
    try {
      process.loadEnvFile(name)
    } catch {
      // There is none.
    }
  }
  const { url, key, siteUrl } = stackOf(env())
  const service = createClient(url, key, { auth: statelessAuth, realtime })
  const password = demoPassword()
  const ready = await prepareDemoAccount(service, { email: demoEmail, password })
  if (!ready.ok)
    throw new Error(`The demo user could not be made (${ready.reason}). Does the site run?`)
  process.stdout.write(
    `Log in at ${new URL('/login', siteUrl)}\n  e-mail    ${demoEmail}\n  password  ${password}\nThe button on the login page gives it another password.\n`,
  )
}

runCommand(main)
