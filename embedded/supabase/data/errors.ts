/** A PostgreSQL error as the driver throws it. */
type DatabaseError = { code: string; message: string; detail?: string; hint?: string }

const isDatabaseError = (error: unknown): error is DatabaseError =>
  error instanceof Error && 'code' in error && typeof error.code === 'string'

/** PostgREST's own table, for the codes that lite reports as "SUP" with status 500. */
function statusOf(code: string): number | null {
  // PostgreSQL is not there, or is going or coming: what PostgREST answers without a connection.
  if (/^(57P|ECONN|CONNECT)/.test(code)) return 503
  if (code === 'P0001' || code === '23514' || code === '23P01') return 400
  const known: Record<string, number> = { '25': 500, '28': 403, '40': 500, '54': 500, '57': 500 }
  if (code.startsWith('P0') || code.startsWith('XX')) return 500
  return known[code.slice(0, 2)] ?? null
}

/**
 * Gives a database error the form (SQLSTATE `PGRST`, JSON in message and detail) in which lite
 * passes code, message, details, hint and status on to the client untouched.
 */
export function normalizeDatabaseError(error: unknown): unknown {
  if (!isDatabaseError(error)) return error
  const status = statusOf(error.code)
  // 25006 (a write in a read-only call) is known to lite.
  if (status === null || error.code === '25006') return error
  const message = JSON.stringify({
    code: error.code,
    message: error.message,
    details: error.detail ?? null,
    hint: error.hint ?? null,
  })
  const detail = JSON.stringify({ status, headers: {} })
  return Object.assign(new Error(message), { code: 'PGRST', detail })
}
