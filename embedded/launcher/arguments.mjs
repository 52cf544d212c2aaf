import path from 'node:path'
import { LaunchError } from './output.mjs'
import { DEFAULT_DATA_DIR } from './project.mjs'

/**
 * Finds `--data DIR` (or `--data=DIR`) among arguments.
 * @param {string[]} args @returns {string | undefined}
 */
function dataOption(args) {
  const at = args.findIndex((arg) => arg === '--data' || arg.startsWith('--data='))
  if (at < 0) return undefined
  const arg = args[at] ?? ''
  const value = arg === '--data' ? args[at + 1] : arg.slice('--data='.length)
  if (!value) throw new LaunchError('--data needs a folder.')
  return value
}

/** @param {string[]} args @returns {string} absolute */
export const dataDirOf = (args) => path.resolve(dataOption(args) ?? DEFAULT_DATA_DIR)

const OWN_OPTIONS = ['--no-postgres', '--accounts']

/**
 * `--no-postgres`: the entry needs no database. `--accounts`: it works on what people made, so a
 * DATABASE_URL that is only the case-law service's is not the one it means; with `--database URL`, an
 * option of the entry, it names another by itself.
 * @param {string[]} argv
 */
export function parseRunArguments(argv) {
  const [entry, ...args] = argv.filter((arg) => !OWN_OPTIONS.includes(arg))
  if (!entry) {
    throw new LaunchError('Usage: node embedded/launcher/run.mjs <entry.ts> [--data DIR] [args…]')
  }
  const names = args.some((arg) => arg === '--database' || arg.startsWith('--database='))
  const dataDir = dataDirOf(args)
  // The entry always learns the data folder, also when it was left to the default.
  const rest = dataOption(args) === undefined ? ['--data', dataDir, ...args] : args
  return {
    entry: path.resolve(entry),
    dataDir,
    needsPostgres: !argv.includes('--no-postgres') && !names,
    accounts: argv.includes('--accounts'),
    rest,
  }
}
