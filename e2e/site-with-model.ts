import { type ChildProcess, spawn } from 'node:child_process'
import { createServer } from 'node:net'
import path from 'node:path'
import { type ModelServer, startModelServer } from '@/tests/stand-ins/model-server'

export type SiteWithModel = { url: string; model: ModelServer; stop: () => Promise<void> }

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer()
    server.once('error', reject)
    server.listen(0, '127.0.0.1', () => {
      const address = server.address()
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0))
    })
  })
}

async function answers(url: string, child: ChildProcess): Promise<void> {
  const limit = Date.now() + 60_000
  for (;;) {
    if (child.exitCode !== null) throw new Error('the site with a model has ended')
    try {
      if ((await fetch(url)).ok) return
    } catch {
      // Not there yet.
    }
    if (Date.now() > limit) throw new Error('the site with a model does not answer')
    await new Promise((resolve) => setTimeout(resolve, 200))
  }
}

/**
 * A second copy of the built site beside the one under test, on the same services, whose answers a model on
 * loopback writes. MODEL_SITE and MODEL_PORT name a site that runs already and the port that its
 * LLM_BASE_URL has: so these tests run against a site in development too.
 */
export async function startSiteWithModel(): Promise<SiteWithModel> {
  const { MODEL_SITE, MODEL_PORT } = process.env
  if (MODEL_SITE) {
    const model = await startModelServer(Number(MODEL_PORT))
    return { url: MODEL_SITE, model, stop: () => model.close() }
  }
  const model = await startModelServer()
  const port = await freePort()
  const url = `http://localhost:${port}`
  const next = path.resolve('node_modules/next/dist/bin/next')
  const child = spawn(process.execPath, [next, 'start', '-H', 'localhost', '-p', String(port)], {
    env: {
      ...process.env,
      NODE_ENV: 'production',
      NEXT_TELEMETRY_DISABLED: '1',
      SITE_URL: url,
      DATABASE_URL: '',
      LLM_BASE_URL: model.url,
      LLM_MODEL: 'loopback',
    },
    stdio: 'ignore',
  })
  const stop = async () => {
    const ended = new Promise((resolve) => child.once('exit', resolve))
    if (child.exitCode === null && child.kill('SIGTERM')) await ended
    await model.close()
  }
  try {
    await answers(`${url}/api/health`, child)
  } catch (thrown) {
    await stop()
    throw thrown
  }
  return { url, model, stop }
}
