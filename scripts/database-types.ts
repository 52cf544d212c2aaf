import { writeFile } from 'node:fs/promises'
import postgres from 'postgres'
import { env } from '@/lib/env'
import { readCatalog } from './database-types/catalog'
import { writeTypes } from './database-types/write'

/** `npm run database:types`: writes the types of the migrated database. */
async function main(): Promise<void> {
  const { DATABASE_URL } = env()
  if (!DATABASE_URL) throw new Error('no DATABASE_URL: run this with "npm run database:types"')
  const sql = postgres(DATABASE_URL, { max: 1, onnotice: () => {} })
  try {
    await writeFile('lib/supabase/database-types.d.ts', writeTypes(await readCatalog(sql)))
  } finally {
    await sql.end()
  }
}

await main()
