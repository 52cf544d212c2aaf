import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { ensureBrowser } from './browser.mjs'
import { buildServices } from './build.mjs'
import { ensurePackages } from './install.mjs'
import { LaunchError, phase, print, printError, printTo, secondsSince } from './output.mjs'
import { ANY_PORTS, innerPorts, sitePort } from './ports.mjs'
import { buildSite } from './site-build.mjs'
import { Stack } from './stack.mjs'
import { standInsFor } from './stand-ins.mjs'
import { startTestDatabase } from './test-database.mjs'
import { check, runJest, runPlaywright, runTool } from './test-runners.mjs'
import { startTestSupabase } from './test-supabase.mjs'

/**
 * `npm test [-- check|unit|e2e] [arguments of jest or playwright]`: installs what is missing and
 * runs everything, or one part. Its last line is `N passed, N failed`.
 */
/** @typedef {import('./test-runners.mjs').Outcome} Outcome */

const PARTS = ['check', 'unit', 'e2e']

/** An hour that is tomorrow in Seoul's eyes half of the day, so that a missing time zone shows. */
const ODD_TIME_ZONE = 'Pacific/Kiritimati'

/** Nothing of the caller's own settings may reach the tests. */
const CLEAN_ENVIRONMENT = {
  TZ: ODD_TIME_ZONE,
  // A hash of the usual strength takes a tenth of a second, and every test makes accounts.
  LITE_AUTH_BCRYPT_COST: '4',
  NEXT_PUBLIC_SUPABASE_URL: '',
  LEGAL_API_URL: '',
  OPENSEARCH_URL: '',
  SEARCH_ENGINE: '',
  SMTP_URL: '',
  RESEND_API_KEY: '',
  ADMIN_EMAILS: '',
  OWNER_EMAIL: '',
  LLM_BASE_URL: '',
  LLM_API_KEY: '',
  LLM_MODEL: '',
  EMBEDDINGS_BASE_URL: '',
  EMBEDDINGS_MODEL: '',
  EMBEDDINGS_API_KEY: '',
  TOSS_CLIENT_KEY: '',
  TOSS_SECRET_KEY: '',
  TOSS_API_URL: '',
  TOSS_SCRIPT_URL: '',
  BILLING_SECRET: '',
  CRON_SECRET: '',
  GA4_ID: '',
  META_PIXEL_ID: '',
}

/** @returns {Promise<Outcome[]>} */
async function checks() {
  const next = 'node_modules/next/dist/bin/next'
  const steps = /** @type {const} */ ([
    [
      'lint',
      () => runTool(['node_modules/@biomejs/biome/bin/biome', 'check', '--reporter=summary']),
    ],
    [
      'types',
      async () =>
        (await runTool([next, 'typegen'], { NEXT_TELEMETRY_DISABLED: '1' })) &&
        (await runTool(['node_modules/typescript-checker/bin/tsc', '--noEmit', '-p', '.'])),
    ],
    ['structure', () => runTool(['scripts/structure.mjs'])],
    ['licences', () => runTool(['scripts/audit-licences.mjs'])],
    ['secrets', () => runTool(['scripts/audit-secrets.mjs'])],
  ])
  const outcomes = []
  for (const [name, step] of steps)
    outcomes.push(await timed(name, async () => check(await step())))
  return outcomes
}

/** @param {string} dataDir @param {string[]} args @returns {Promise<Outcome[]>} */
async function unitTests(dataDir, args) {
  const supabase = startTestSupabase(dataDir, CLEAN_ENVIRONMENT)
  const database = await phase('test database', () => startTestDatabase(dataDir))
  try {
    const { url: SUPABASE_HOST } = await supabase
    const env = {
      ...CLEAN_ENVIRONMENT,
      DATABASE_URL: database.url,
      SUPABASE_HOST,
      NODE_ENV: 'test',
    }
    return [await timed('unit tests', () => runJest(args, env))]
  } finally {
    await supabase.then(({ stop }) => stop()).catch(() => {})
    await database.release()
  }
}

/**
 * Builds and starts everything that the browser tests need.
 * @param {string} dataDir @returns {Promise<{ stack: Stack, settings: NodeJS.ProcessEnv }>}
 */
async function startSite(dataDir) {
  const browser = await ensureBrowser()
  await phase('services', buildServices)
  // The same one each time where it can be: the address of the site goes into its pages.
  const port = await sitePort(undefined)
  const site = `http://localhost:${port}`
  const stack = new Stack({
    dataDir,
    development: false,
    devPages: true,
    plan: standInsFor({}),
    ports: await innerPorts(dataDir, ANY_PORTS),
    siteUrl: site,
    disposable: true,
  })
  try {
    // The browser of the tests stands for a proxy: it says which address each of its visitors has.
    const env = { ...(await stack.startServices()), TRUSTED_PROXIES: '1' }
    await phase('site build', () => buildSite(env))
    await phase('site', () => stack.startSite(env, port))
    const pids = { STACK_PIDS: stack.pids.file, STACK_DATABASE: stack.databaseUrl }
    const settings = {
      ...CLEAN_ENVIRONMENT,
      ...env,
      ...pids,
      BASE_URL: site,
      CHROMIUM_PATH: browser,
    }
    return { stack, settings }
  } catch (error) {
    await stack.stop()
    throw error
  }
}

/** @param {Awaited<ReturnType<typeof startSite>>} site @param {string[]} args @returns {Promise<Outcome[]>} */
async function browserTests({ stack, settings }, args) {
  try {
    const failed = stack.failed.then((reason) => {
      print(reason)
      return check(false)
    })
    const tests = timed('browser tests', () => runPlaywright(args, settings))
    return [await Promise.race([tests, failed])]
  } finally {
    await stack.stop()
  }
}

/** @param {string} name @param {() => Promise<Outcome>} work */
async function timed(name, work) {
  const started = performance.now()
  const outcome = await work()
  const { passed, failed, skipped } = outcome
  const counts = passed + failed + skipped > 1 ? `, ${passed} passed, ${failed} failed` : ''
  print(
    `  ${name.padEnd(20)} ${secondsSince(started).padStart(6)} s  ${outcome.ok ? 'ok' : 'FAILED'}${counts}${skipped ? `, ${skipped} skipped` : ''}`,
  )
  return outcome
}

/** @param {string} name @param {() => Promise<Outcome[]>} part */
async function reportingFailure(name, part) {
  try {
    return await part()
  } catch (error) {
    printError(error)
    print(`  ${name} could not run`)
    return [check(false)]
  }
}

/** A data folder for this run, gone at its end, however it ends. */
function temporaryFolder() {
  const folder = mkdtempSync(path.join(tmpdir(), 'beopdap-test-'))
  // PostgreSQL does not run as root: when the tests do, its account must be able to walk in.
  chmodSync(folder, 0o755)
  process.on('exit', () => rmSync(folder, { recursive: true, force: true }))
  return folder
}

async function main() {
  const [first = '', ...rest] = process.argv.slice(2)
  const only = PARTS.includes(first) ? first : null
  const args = only ? rest : process.argv.slice(2)
  if (!only && args.length > 0)
    throw new LaunchError(`npm test -- [${PARTS.join('|')}] [arguments]`)
  await phase('packages', ensurePackages)
  const has = (/** @type {string} */ part) => !only || only === part
  // The stack's children inherit these: no test may mail or count anything outside.
  Object.assign(process.env, CLEAN_ENVIRONMENT)
  const dataDir = temporaryFolder()
  // Many suites start the programs of dist/. Before all else, because two builds would meet.
  if (has('unit')) await phase('services', buildServices)
  /** @type {Awaited<ReturnType<typeof startSite>> | undefined} */
  let site
  const preparation = async () => {
    const checked = has('check') ? await reportingFailure('checks', checks) : []
    if (!has('e2e')) return checked
    const started = await reportingFailure('browser tests', async () => {
      site = await startSite(path.join(dataDir, 'site'))
      return []
    })
    return [...checked, ...started]
  }
  const units = async () =>
    has('unit')
      ? reportingFailure('unit tests', () => unitTests(path.join(dataDir, 'unit'), args))
      : []
  // Beside each other: unit tests wait for a database much of the time.
  const outcomes = (await Promise.all([preparation(), units()])).flat()
  const ready = site
  if (ready) {
    outcomes.push(...(await reportingFailure('browser tests', () => browserTests(ready, args))))
  }
  const sum = (/** @type {'passed' | 'failed' | 'skipped'} */ key) =>
    outcomes.reduce((total, outcome) => total + outcome[key], 0)
  if (sum('skipped') > 0) print(`\n${sum('skipped')} skipped`)
  print(`\n${sum('passed')} passed, ${sum('failed')} failed`)
  return outcomes.every((outcome) => outcome.ok) && sum('failed') === 0 ? 0 : 1
}

printTo(process.stdout)
for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])) {
  // The children watch their parent, and PostgreSQL stops when its last holder has gone.
  process.once(signal, () => process.exit(130))
}
main()
  .catch((error) => {
    printError(error)
    return 1
  })
  .then((code) => process.exit(code))
