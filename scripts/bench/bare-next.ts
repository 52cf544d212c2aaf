import { spawn, spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { freePort } from './local-port'

/** Next with nothing in it: what the framework itself takes, measured in the same noise as the site. */
const files: Record<string, string> = {
  'package.json': '{"name":"bare","private":true,"type":"module"}',
  'app/layout.js':
    'export default function Layout({ children }) { return <html lang="en"><body>{children}</body></html> }',
  'app/page.js': 'export default function Page() { return <h1>Bare</h1> }',
  'app/dynamic/page.js': `export const dynamic = 'force-dynamic'
export default function Page() { return <h1>{Date.now()}</h1> }`,
  'app/handler/route.js': `export const dynamic = 'force-dynamic'
export const GET = () => Response.json({ now: Date.now() })`,
}
/** Outside the project, whose own configuration Next would take for this one's. */
const folder = path.join(tmpdir(), 'beopdap-bare-next')
const next = path.resolve('node_modules', 'next', 'dist', 'bin', 'next')
const env = { ...process.env, NODE_ENV: 'production' as const, NEXT_TELEMETRY_DISABLED: '1' }
const START_TRIES = 100

async function untilAnswers(url: URL): Promise<void> {
  for (let tries = 0; tries < START_TRIES; tries++) {
    const answer = await fetch(url).catch(() => null)
    if (answer?.ok) return
    await pause(100)
  }
  throw new Error(`${url} does not answer`)
}

/** Builds and starts it on a free port of this machine; `stop` ends it. */
export async function startBareNext(): Promise<{ url: URL; stop: () => void }> {
  for (const [name, text] of Object.entries(files)) {
    const file = path.join(folder, name)
    mkdirSync(path.dirname(file), { recursive: true })
    writeFileSync(file, text)
  }
  const packages = path.join(folder, 'node_modules')
  if (!existsSync(packages)) symlinkSync(path.resolve('node_modules'), packages)
  const built = spawnSync(process.execPath, [next, 'build', '--webpack', folder], {
    env,
    encoding: 'utf8',
  })
  if (built.status !== 0) throw new Error(`bare Next does not build:\n${built.stderr}`)
  const port = await freePort()
  const args = [next, 'start', folder, '-H', 'localhost', '-p', String(port)]
  const child = spawn(process.execPath, args, { env, stdio: 'ignore' })
  const url = new URL(`http://localhost:${port}`)
  try {
    await untilAnswers(url)
  } catch (error) {
    child.kill()
    throw error
  }
  return { url, stop: () => child.kill() }
}
