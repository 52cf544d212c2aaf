import { storedSecret } from './stored-secret.mjs'

/** Made by a migration; it may count requests and do nothing else. */
const ROLE = 'rate_limiter'

/**
 * Gives the role that counts a log-in of its own, so that the site never holds the owner's.
 * @param {string} databaseUrl the owner's @param {string} dataDir
 * @returns {Promise<string>} the address that the site counts at
 */
export async function counterLogin(databaseUrl, dataDir) {
  const secret = storedSecret(dataDir, 'rate-limiter')
  const { default: postgres } = await import('postgres')
  const sql = postgres(databaseUrl, { max: 1, onnotice: () => {} })
  try {
    // The secret is base64url: nothing in it ends a literal.
    await sql.unsafe(`alter role ${ROLE} login connection limit 40 password '${secret}'`)
  } finally {
    await sql.end()
  }
  const url = new URL(databaseUrl)
  url.username = ROLE
  url.password = secret
  return url.href
}
