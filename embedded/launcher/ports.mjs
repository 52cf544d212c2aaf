import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import path from 'node:path'
import { freePort } from '../postgres/initialise.mjs'
import { LaunchError } from './output.mjs'

/** @param {number} port */
const isFree = (port) =>
  new Promise((resolve) => {
    const server = createServer()
    server.once('error', () => resolve(false))
    server.listen({ port, host: 'localhost' }, () => server.close(() => resolve(true)))
  })

/**
 * What to do where a program cannot have its port.
 * @param {string} name @param {number | string} port
 */
export const portTaken = (name, port) =>
  `${name} cannot start: another program listens on port ${port}. Stop that program, or start again with another port: PORT=0 npm start takes any free one.`

/**
 * The port that a program asked for in vain, by the end of its log; null when it ended for another reason.
 * @param {string} log
 */
export const portInUse = (log) => /EADDRINUSE.*:(\d+)\s*$/m.exec(log)?.[1] ?? null

/**
 * The port of the site: the one asked for, or 3000, or any free one when 3000 is taken.
 * @param {string | undefined} asked @returns {Promise<number>}
 */
export async function sitePort(asked) {
  if (asked) {
    const port = Number(asked)
    if (!Number.isInteger(port) || port < 0 || port > 65535) {
      throw new LaunchError(`PORT=${asked} is not a port.`)
    }
    if (port === 0) return freePort()
    if (await isFree(port)) return port
    throw new LaunchError(portTaken('The site', port))
  }
  return (await isFree(3000)) ? 3000 : freePort()
}

/** Where Supabase's own tools and lib/env.ts look first. */
const USUAL_PORTS = { supabase: 54321, service: 4100, toss: 4200, worker: 4300 }
/** For stacks that run beside each other. */
export const ANY_PORTS = { supabase: 0, service: 0, toss: 0, worker: 0 }

/**
 * Ports of the inner services, kept from one start to the next while they are free.
 * @param {string} dataDir @param {typeof USUAL_PORTS} [wanted] @returns {Promise<typeof USUAL_PORTS>}
 */
export async function innerPorts(dataDir, wanted = USUAL_PORTS) {
  const file = path.join(dataDir, 'run', 'ports.json')
  let known = wanted
  try {
    known = { ...known, ...JSON.parse(readFileSync(file, 'utf8')) }
  } catch {
    // First start, or a file cut short: choose afresh.
  }
  const ports = {
    supabase: await freePort(known.supabase),
    service: await freePort(known.service),
    toss: await freePort(known.toss),
    worker: await freePort(known.worker),
  }
  mkdirSync(path.dirname(file), { recursive: true })
  writeFileSync(file, JSON.stringify(ports))
  return ports
}
