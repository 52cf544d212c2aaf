import { parseRunArguments } from './arguments.mjs'
import { readEnvFiles } from './env-files.mjs'
import { ensurePackages } from './install.mjs'
import { migrate } from './migrate.mjs'
import { printError } from './output.mjs'
import { TYPESCRIPT } from './project.mjs'
import { runProgram } from './run-program.mjs'

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

async function main() {
  const { entry, dataDir, needsPostgres, accounts, rest } = parseRunArguments(process.argv.slice(2))
  readEnvFiles()
  ensurePackages()
  const env = { LEGAL_DATA_DIR: dataDir }
  if (!needsPostgres || hasOwnDatabase(accounts))
    return runProgram([...TYPESCRIPT, entry, ...rest], env)
  const { acquirePostgres } = await import('../postgres/cluster.mjs')
  const postgres = await acquirePostgres(dataDir)
  try {
    await migrate(postgres.url, dataDir)
    const own = { ...env, DATABASE_URL: postgres.url, EMBEDDED: '1' }
    return await runProgram([...TYPESCRIPT, entry, ...rest], own)
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
