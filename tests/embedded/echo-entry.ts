import postgres from 'postgres'
import { env } from '@/lib/env'

/** What the launcher gives an entry, for the test to look at. */
async function database(url: string | undefined) {
  if (!url) return null
  const sql = postgres(url, { max: 1 })
  const roles = await sql`select rolname from pg_roles
    where rolname in ('anon', 'authenticated', 'service_role') order by 1`
  const [legal] = await sql`select to_regclass('legal.decisions') is not null as present`
  await sql.end()
  return { legal: legal?.present, roles: roles.map((row) => row.rolname) }
}

async function main() {
  const { LEGAL_DATA_DIR, DATABASE_URL } = env()
  const seen = {
    args: process.argv.slice(2),
    dataDir: LEGAL_DATA_DIR,
    database: await database(DATABASE_URL),
  }
  process.stdout.write(`${JSON.stringify(seen)}\n`)
  process.exitCode = 7
}

void main()
