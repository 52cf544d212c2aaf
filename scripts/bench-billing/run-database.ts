import { env } from '@/lib/env'

/**
 * For `embedded/launcher/run.mjs`, which starts a migrated PostgreSQL for a program: says where it is, and
 * keeps it until nobody listens any more.
 */
process.stdout.write(`${env().DATABASE_URL}\n`)
process.stdin.resume()
process.stdin.once('end', () => process.exit(0))
