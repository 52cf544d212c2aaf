import { existsSync, mkdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { startChild, untilReady } from './child.mjs'
import { print } from './output.mjs'
import { TYPESCRIPT } from './project.mjs'

const START_LIMIT_MS = 300_000

/**
 * A process that makes an embedded Supabase for each suite that asks: tests/embedded/supabase-host.ts.
 * @param {string} dataDir @param {NodeJS.ProcessEnv} env
 * @returns {Promise<{ url: string, stop: () => Promise<void> }>}
 */
export async function startTestSupabase(dataDir, env) {
  mkdirSync(dataDir, { recursive: true })
  const file = path.join(dataDir, 'supabase-host.port')
  const args = [...TYPESCRIPT, 'tests/embedded/supabase-host.ts', file]
  const child = startChild({ name: 'supabase-host', args, env, dataDir })
  const port = () => (existsSync(file) ? readFileSync(file, 'utf8') : '')
  await untilReady(child, START_LIMIT_MS, async () => port() !== '')
  let stopping = false
  child.ended.then((how) => {
    if (!stopping) print(`The Supabase of the tests ended (${how}):\n${child.lastLines()}`)
  })
  return {
    url: `http://127.0.0.1:${port()}`,
    stop: async () => {
      stopping = true
      await child.stop()
    },
  }
}
