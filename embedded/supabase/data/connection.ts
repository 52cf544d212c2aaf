import { createPostgresConnection, type PostgresConnection } from '@supabase/lite/postgres'
import { normalizeDatabaseError } from './errors'
import { postgresTypes } from './types'

/** lite's connection to PostgreSQL, with our value types and errors. */
export function connect(databaseUrl: string): PostgresConnection {
  const connection = createPostgresConnection({
    url: databaseUrl,
    postgresOptions: { max: 10, onnotice: () => {}, types: postgresTypes },
  })
  connection.normalizeDbError = normalizeDatabaseError
  // On its first request lite grants ALL on every schema that has row level security to the API's
  // roles, which would undo what migrations revoke. Roles and grants are made at migration time.
  Reflect.set(connection, 'rlsState', 'active')
  return connection
}
