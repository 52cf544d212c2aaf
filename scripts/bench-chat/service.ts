import { spawn } from 'node:child_process'
import { setTimeout as pause } from 'node:timers/promises'
import { freePort } from '@/scripts/bench/local-port'

const patienceMs = 180_000

/** Starts the case-law service on a data folder and waits until it answers. */
export async function startService(data: string): Promise<{ url: string; stop: () => void }> {
  const port = await freePort()
  const url = `http://127.0.0.1:${port}`
  const child = spawn(
    process.execPath,
    ['embedded/launcher/run.mjs', 'backend/main.ts', '--data', data],
    { stdio: ['ignore', 'ignore', 'inherit'], env: { ...process.env, LEGAL_PORT: String(port) } },
  )
  const stop = () => void child.kill('SIGTERM')
  const until = Date.now() + patienceMs
  while (Date.now() < until && child.exitCode === null) {
    const answer = await fetch(`${url}/health`).catch(() => null)
    if (answer?.ok) return { url, stop }
    await pause(500)
  }
  stop()
  throw new Error(`The case-law service did not start on ${data}.`)
}
