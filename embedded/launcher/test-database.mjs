import { acquirePostgres } from '../postgres/cluster.mjs'
import { migrate } from './migrate.mjs'

/** Every test database is a copy of this one; tests/database.ts knows its name. */
const TEMPLATE = 'beopdap_template'
const SHARED = 'beopdap_test'

/**
 * A PostgreSQL for the unit tests, with a migrated template that nobody is connected to.
 * @param {string} dataDir @returns {Promise<{ url: string, release: () => Promise<void> }>}
 */
export async function startTestDatabase(dataDir) {
  const { url, release } = await acquirePostgres(dataDir, { disposable: true })
  const { default: postgres } = await import('postgres')
  const sql = postgres(url, { max: 1, onnotice: () => {} })
  const addressOf = (/** @type {string} */ name) => url.replace(/\/postgres$/, `/${name}`)
  try {
    await sql.unsafe(`create database ${TEMPLATE}`)
    await migrate(addressOf(TEMPLATE), addressOf(TEMPLATE))
    await sql.unsafe(`create database ${SHARED} template ${TEMPLATE}`)
  } finally {
    await sql.end()
  }
  return { url: addressOf(SHARED), release }
}
