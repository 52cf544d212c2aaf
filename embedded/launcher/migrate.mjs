import { spawnSync } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import { LaunchError, print } from './output.mjs'
import { inProject, ROOT, TYPESCRIPT } from './project.mjs'

/** Names of the migrations in the order in which they are applied. */
const migrationNames = () =>
  readdirSync(inProject('supabase', 'migrations'))
    .filter((name) => /^\d+_.+\.sql$/.test(name))
    .sort()

/** @param {string} url @returns {Promise<boolean>} whether nothing is left to apply */
async function isUpToDate(url) {
  const { default: postgres } = await import('postgres')
  const sql = postgres(url, { max: 1, onnotice: () => {} })
  try {
    const [known] = await sql`select to_regclass('supabase_migrations.schema_migrations') as name`
    if (!known?.name) return false
    const rows = await sql`select version, statements from supabase_migrations.schema_migrations`
    const applied = new Map(rows.map((row) => [row.version, row.statements?.join('\n')]))
    return migrationNames().every((name) => {
      const text = readFileSync(inProject('supabase', 'migrations', name), 'utf8')
      return applied.get(name.split('_')[0]) === text
    })
  } finally {
    await sql.end()
  }
}

/**
 * Brings an embedded database to the state the migrations describe.
 * @param {string} url @param {string} dataDir @returns {Promise<string>} what was done
 */
export async function migrate(url, dataDir) {
  if (await isUpToDate(url)) return 'up to date'
  const done = spawnSync(
    process.execPath,
    [...TYPESCRIPT, inProject('embedded', 'supabase', 'migrate.ts'), dataDir],
    { cwd: ROOT, encoding: 'utf8' },
  )
  for (const line of done.stderr.split('\n')) if (line) print(line)
  if (done.status !== 0) throw new LaunchError('The database could not be migrated (see above).')
  return 'applied'
}
