import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { supabaseKeys } from '../supabase/keys.mjs'
import { tossKeys } from '../toss/keys.mjs'
import { inProject, LONG_HEADERS, PARENT_WATCH, TYPESCRIPT } from './project.mjs'
import { serviceAdminKey } from './service-admin-key.mjs'

/** Nobody's number: messages of the embedded stack leave the machine as little as its mail. */
const EMBEDDED_SENDER = '0200000000'

/** Longer than what stands before a site keeps its connections: else it asks on one just closed. */
const KEEP_ALIVE_MS = 65_000

/** @typedef {import('./stack.mjs').StackOptions} StackOptions */
/** How one process of the stack is started: arguments of Node, and its environment. */
/** @typedef {{ args: string[], env: NodeJS.ProcessEnv }} Program */

/**
 * The Supabase-compatible API; what it must know and nobody may see in a list of processes goes
 * through a file.
 * @param {StackOptions} options @param {string} databaseUrl @returns {Program}
 */
export function supabaseProgram({ dataDir, development, ports, siteUrl }, databaseUrl) {
  const settings = path.join(dataDir, 'run', 'supabase.json')
  mkdirSync(path.dirname(settings), { recursive: true })
  writeFileSync(
    settings,
    JSON.stringify({
      ...supabaseKeys(dataDir),
      databaseUrl,
      port: ports.supabase,
      siteUrl,
      storageDir: path.join(dataDir, 'storage'),
      templateDir: inProject('supabase', 'templates'),
    }),
    { mode: 0o600 },
  )
  const program = development
    ? [...TYPESCRIPT, inProject('embedded', 'supabase', 'main.ts')]
    : [...PARENT_WATCH, inProject('dist', 'supabase.mjs')]
  return { args: [...program, settings], env: { DO_NOT_TRACK: '1', NODE_ENV: 'production' } }
}

/**
 * What the site must know to use that API.
 * @param {StackOptions} options @param {string} counterUrl where it counts requests
 * @returns {NodeJS.ProcessEnv}
 */
export function supabaseSettings({ dataDir, ports }, counterUrl) {
  const keys = supabaseKeys(dataDir)
  const url = `http://127.0.0.1:${ports.supabase}`
  return {
    NEXT_PUBLIC_SUPABASE_URL: url,
    NEXT_PUBLIC_SUPABASE_ANON_KEY: keys.publishableKey,
    SUPABASE_SERVICE_ROLE_KEY: keys.secretKey,
    RATE_LIMIT_DATABASE_URL: counterUrl,
    // Mail goes to the outbox unless the machine names a way of its own.
    ...(process.env.SMTP_URL || process.env.RESEND_API_KEY
      ? {}
      : { RESEND_URL: url, RESEND_API_KEY: keys.secretKey }),
    // Text messages likewise.
    ...(process.env.SMS_API_KEY
      ? {}
      : {
          SMS_API_URL: url,
          SMS_API_KEY: keys.publishableKey,
          SMS_API_SECRET: keys.secretKey,
          SMS_SENDER: EMBEDDED_SENDER,
        }),
  }
}

/** The payment stand-in. @param {StackOptions} options @returns {Program} */
export function tossProgram({ dataDir, development, ports, siteUrl }) {
  const settings = path.join(dataDir, 'run', 'toss.json')
  mkdirSync(path.dirname(settings), { recursive: true })
  writeFileSync(
    settings,
    JSON.stringify({
      ...tossKeys(dataDir),
      port: ports.toss,
      webhookUrl: `${siteUrl}/api/webhooks/toss`,
      journalFile: path.join(dataDir, 'toss', 'journal.jsonl'),
    }),
    { mode: 0o600 },
  )
  const program = development
    ? [...TYPESCRIPT, inProject('embedded', 'toss', 'main.ts')]
    : [...PARENT_WATCH, inProject('dist', 'toss.mjs')]
  return { args: [...program, settings], env: { NODE_ENV: 'production' } }
}

/** What the site must know to take payments through it. @param {StackOptions} options @returns {NodeJS.ProcessEnv} */
export function tossSettings({ dataDir, ports }) {
  const { clientKey, secretKey } = tossKeys(dataDir)
  const url = `http://127.0.0.1:${ports.toss}`
  return {
    TOSS_CLIENT_KEY: clientKey,
    TOSS_SECRET_KEY: secretKey,
    TOSS_API_URL: url,
    TOSS_SCRIPT_URL: `${url}/v1`,
  }
}

/** @param {StackOptions} options @param {string} databaseUrl @returns {Program} */
export function serviceProgram({ dataDir, development, ports }, databaseUrl) {
  const tsx = inProject('node_modules', 'tsx', 'dist', 'cli.mjs')
  return {
    args: development
      ? [...PARENT_WATCH, tsx, 'watch', '--clear-screen=false', inProject('backend', 'main.ts')]
      : [LONG_HEADERS, ...PARENT_WATCH, inProject('dist', 'service.mjs')],
    env: {
      NODE_ENV: development ? 'development' : 'production',
      DATABASE_URL: databaseUrl,
      LEGAL_DATA_DIR: dataDir,
      LEGAL_HOST: '127.0.0.1',
      LEGAL_PORT: String(ports.service),
      LEGAL_ADMIN_KEY: serviceAdminKey(dataDir),
    },
  }
}

/**
 * The worker has what the site has, and the database of accounts and jobs.
 * @param {StackOptions} options @param {NodeJS.ProcessEnv} env @param {string} databaseUrl @returns {Program}
 */
export function workerProgram({ dataDir, development, ports }, env, databaseUrl) {
  const tsx = inProject('node_modules', 'tsx', 'dist', 'cli.mjs')
  return {
    args: development
      ? [...PARENT_WATCH, tsx, 'watch', '--clear-screen=false', inProject('worker', 'main.ts')]
      : [...PARENT_WATCH, inProject('dist', 'worker.mjs')],
    env: {
      ...env,
      NODE_ENV: development ? 'development' : 'production',
      DATABASE_URL: '',
      JOBS_DATABASE_URL: databaseUrl,
      LEGAL_DATA_DIR: dataDir,
      WORKER_PORT: String(ports.worker),
      TSX_TSCONFIG_PATH: inProject('scripts', 'tsconfig.json'),
    },
  }
}

/** @param {StackOptions} options @param {NodeJS.ProcessEnv} env @param {number} port @returns {Program} */
export function siteProgram({ dataDir, development }, env, port) {
  const next = inProject('node_modules', 'next', 'dist', 'bin', 'next')
  const command = development ? ['dev'] : ['start', '--keepAliveTimeout', String(KEEP_ALIVE_MS)]
  return {
    args: [LONG_HEADERS, ...PARENT_WATCH, next, ...command, '-H', 'localhost', '-p', String(port)],
    env: {
      ...env,
      NODE_ENV: development ? 'development' : 'production',
      NEXT_TELEMETRY_DISABLED: '1',
      PAGE_CACHE_DIR: process.env.PAGE_CACHE_DIR ?? path.join(dataDir, 'pages'),
      // The site reaches data through the two APIs only.
      DATABASE_URL: '',
    },
  }
}
