import { createHash } from 'node:crypto'
import type postgres from 'postgres'
import { normalEmail } from './users'

/** Which kind of mail a code came from: sign-in and recovery share one column, sign-up has its own. */
export async function newestTokenColumn(
  sql: postgres.Sql,
  body: Record<string, unknown>,
): Promise<'recovery_token' | 'confirmation_token'> {
  const hash =
    typeof body.token_hash === 'string' && body.token_hash
      ? body.token_hash
      : createHash('sha256')
          .update(`${normalEmail(body.email)}${body.token}`)
          .digest('hex')
  const [row] = await sql`select 1 from auth.users where recovery_token = ${hash}`
  return row ? 'recovery_token' : 'confirmation_token'
}
