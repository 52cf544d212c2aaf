import path from 'node:path'
import { dataDirOf } from './arguments.mjs'
import { buildServices } from './build.mjs'
import { readEnvFiles } from './env-files.mjs'
import { ensurePackages } from './install.mjs'
import { LaunchError, phase, print, printError, printTo, secondsSince } from './output.mjs'
import { innerPorts, sitePort } from './ports.mjs'
import { recordRunningCopy, runningCopy } from './running-copy.mjs'
import { buildSite } from './site-build.mjs'
import { standInsFor } from './stand-ins.mjs'

/**
 * @param {import('./stack.mjs').Stack} stack @param {import('./scheduled-jobs.mjs').ScheduledJobs | null} jobs
 * @param {string} site @param {string} dataDir
 */
async function printAddresses(stack, jobs, site, dataDir) {
  const { plan, ports } = stack.options
  const standIn = '  (embedded stand-in)'
  print(`\n  Site                 ${site}`)
  if (plan.service) print(`  Case-law service     http://127.0.0.1:${ports.service}`)
  if (plan.supabase) {
    print(`  Supabase API         http://127.0.0.1:${ports.supabase}${standIn}`)
    const mailsOut = process.env.SMTP_URL || process.env.RESEND_API_KEY
    if (!mailsOut) print(`  Outbox               http://127.0.0.1:${ports.supabase}/outbox`)
  }
  if (plan.toss) print(`  Payments             http://127.0.0.1:${ports.toss}${standIn}`)
  if (plan.postgres) print(`  PostgreSQL           127.0.0.1:${stack.databasePort}${standIn}`)
  print(`  Data                 ${dataDir}`)
  if (jobs) {
    const next = await jobs.whenNext().catch((error) => error.message)
    print(`  Backups              ${jobs.backups}: ${next}`)
  }
  print(`  Logs                 ${path.join(dataDir, 'logs')}\n`)
  print('  Ctrl-C stops everything.')
}

/** @param {import('./stack.mjs').Stack} stack @returns {Promise<number>} */
async function untilStopped(stack) {
  const signals = /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])
  /** @type {Promise<null>} */
  const asked = new Promise((resolve) => {
    for (const signal of signals) process.once(signal, () => resolve(null))
  })
  const reason = await Promise.race([asked, stack.failed])
  if (reason) print(`\n${reason}\nStopping everything.`)
  else print('\nStopping …')
  // Asked a second time, it does not wait any longer.
  for (const signal of signals) {
    process.once(signal, () => {
      stack.kill()
      process.exit(1)
    })
  }
  return reason ? 1 : 0
}

/** @param {boolean} development @returns {Promise<number>} */
async function run(development) {
  const started = performance.now()
  readEnvFiles()
  const dataDir = dataDirOf(process.argv.slice(2))
  const present = runningCopy(dataDir)
  if (present) {
    throw new LaunchError(
      `Beopdap runs already on this data folder: ${present.site} (process ${present.pid}).\nStop it first, or give this copy a folder of its own with --data DIR.`,
    )
  }
  const plan = standInsFor(process.env)
  const port = await sitePort(process.env.PORT)
  const site = process.env.SITE_URL ?? `http://localhost:${port}`
  const leave = recordRunningCopy(dataDir, `http://localhost:${port}`)
  print(`Beopdap${development ? ', development' : ''}\n`)
  /** @type {import('./stack.mjs').Stack | undefined} */
  let stack
  /** @type {import('./scheduled-jobs.mjs').ScheduledJobs | null} */
  let jobs = null
  try {
    await phase('packages', ensurePackages)
    if (!development) await phase('services', buildServices)
    const { Stack } = await import('./stack.mjs')
    const ports = await innerPorts(dataDir)
    stack = new Stack({ dataDir, development, plan, ports, siteUrl: site })
    const stopped = untilStopped(stack)
    const ready = startAll(stack, port, development).then(async (env) => {
      print(`\n  Ready after ${secondsSince(started)} s`)
      jobs = await scheduledJobsFor(stack, env)
      await printAddresses(stack, jobs, `http://localhost:${port}`, dataDir)
      jobs?.start()
      return stopped
    })
    return await Promise.race([ready, stopped])
  } finally {
    await jobs?.stop()
    await stack?.stop()
    leave()
  }
}

/**
 * The embedded stack looks after its data; a hosted one is looked after.
 * @param {import('./stack.mjs').Stack | undefined} stack @param {NodeJS.ProcessEnv} env
 */
async function scheduledJobsFor(stack, env) {
  if (!stack?.options.plan.supabase) return null
  const { ScheduledJobs } = await import('./scheduled-jobs.mjs')
  return new ScheduledJobs({ databaseUrl: stack.databaseUrl, dataDir: stack.options.dataDir, env })
}

/** @param {import('./stack.mjs').Stack} stack @param {number} port @param {boolean} development */
async function startAll(stack, port, development) {
  const env = await stack.startServices()
  if (!development) await phase('site build', () => buildSite(env))
  await phase('site', () => stack.startSite(env, port))
  return env
}

/** Runs the whole of Beopdap until it is stopped. @param {{ development: boolean }} options */
export async function launch({ development }) {
  printTo(process.stdout)
  try {
    process.exitCode = await run(development)
  } catch (error) {
    printError(error)
    process.exitCode = 1
  }
  // Servers' keep-alive connections and watchers must not hold the launcher back.
  process.exit()
}
