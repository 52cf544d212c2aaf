import { spawn } from 'node:child_process'
import { parseRunArguments } from './arguments.mjs'
import { readEnvFiles } from './env-files.mjs'
import { ensurePackages } from './install.mjs'
import { migrate } from './migrate.mjs'
import { printError } from './output.mjs'
import { TYPESCRIPT } from './project.mjs'

/**
 * `node embedded/launcher/run.mjs <entry.ts> [--no-postgres] [--accounts] [--data DIR] args…`
 *
 * Runs one TypeScript entry with everything it needs: packages, the embedded PostgreSQL of the data
 * folder (joined when it runs already) with the migrations applied, DATABASE_URL, LEGAL_DATA_DIR.
 * A DATABASE_URL of the caller's own is used as it is. EMBEDDED=1 tells the entry that the database is
 * that of the data folder.
 */

/** @param {boolean} accounts the entry means the database in which people's accounts are */
function hasOwnDatabase(accounts) {
  const { DATABASE_URL, NEXT_PUBLIC_SUPABASE_URL } = process.env
  return Boolean(DATABASE_URL && (NEXT_PUBLIC_SUPABASE_URL || !accounts))
}

/** @param {string} entry @param {string[]} args @param {NodeJS.ProcessEnv} env @returns {Promise<number>} */
function runEntry(entry, args, env) {
  const child = spawn(process.execPath, [...TYPESCRIPT, entry, ...args], {
    stdio: 'inherit',
    env: { ...process.env, ...env },
  })
  for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])) {
    process.on(signal, () => {
      // A terminal has sent Ctrl-C to the entry too; twice would mean "at once".
      if (signal !== 'SIGINT' || !process.stdin.isTTY) child.kill(signal)
    })
  }
  return new Promise((resolve, reject) => {
    child.once('error', reject)
    child.once('exit', (code, signal) => resolve(code ?? (signal === 'SIGINT' ? 130 : 143)))
  })
}

async function main() {
  const { entry, dataDir, needsPostgres, accounts, rest } = parseRunArguments(process.argv.slice(2))
  readEnvFiles()
  ensurePackages()
  const env = { LEGAL_DATA_DIR: dataDir }
  if (!needsPostgres || hasOwnDatabase(accounts)) return runEntry(entry, rest, env)
  const { acquirePostgres } = await import('../postgres/cluster.mjs')
  const postgres = await acquirePostgres(dataDir)
  try {
    await migrate(postgres.url, dataDir)
    return await runEntry(entry, rest, { ...env, DATABASE_URL: postgres.url, EMBEDDED: '1' })
  } finally {
    await postgres.release()
  }
}

main()
  .catch((error) => {
    printError(error)
    return 1
  })
  .then((code) => {
    process.exitCode = code
  })
