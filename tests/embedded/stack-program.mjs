import { createServer } from 'node:http'
import { fileURLToPath } from 'node:url'
import { buildServices } from '../../embedded/launcher/build.mjs'
import { ANY_PORTS, innerPorts } from '../../embedded/launcher/ports.mjs'
import { PARENT_WATCH } from '../../embedded/launcher/project.mjs'
import { Stack } from '../../embedded/launcher/stack.mjs'
import { standInsFor } from '../../embedded/launcher/stand-ins.mjs'
import { freePort } from '../../embedded/postgres/initialise.mjs'

/**
 * `node stack-program.mjs DATA_DIR`: everything that stands behind the site, as `npm start` runs it, and in
 * the site's place a server that says its own process number. Says where they are, in one line.
 */
if (process.env.STAND_IN_PORT) {
  const server = createServer((_, response) => response.end(String(process.pid)))
  server.listen(Number(process.env.STAND_IN_PORT), '127.0.0.1')
} else {
  const [dataDir = ''] = process.argv.slice(2)
  await buildServices()
  const ports = await innerPorts(dataDir, ANY_PORTS)
  const sitePort = await freePort()
  const site = `http://127.0.0.1:${sitePort}`
  const stack = new Stack({
    dataDir,
    development: false,
    plan: standInsFor({}),
    ports,
    siteUrl: site,
    disposable: true,
  })
  stack.failed.then((reason) => {
    process.stdout.write(`${JSON.stringify({ failed: reason })}\n`)
  })
  const env = await stack.startServices()
  const answers = () =>
    fetch(site).then(
      (response) => response.ok,
      () => false,
    )
  const args = [...PARENT_WATCH, fileURLToPath(import.meta.url)]
  await stack.keep('site', { args, env: { STAND_IN_PORT: String(sitePort) } }, answers)
  process.once('SIGTERM', () => stack.stop().then(() => process.exit(0)))
  const { file: pids } = stack.pids
  process.stdout.write(`${JSON.stringify({ site, pids, databaseUrl: stack.databaseUrl, env })}\n`)
}
