import { AppError } from '@/lib/errors'

/** What any of our clients answers with. */
export type SupabaseResult = { data: unknown; error: { message: string; code?: string } | null }

/** PostgreSQL's code for what the asking role may not do. */
export const insufficientPrivilege = '42501'

/**
 * What the database answered; to be parsed by whoever asked.
 * @throws AppError `forbidden` when the session may not ask this, `unavailable` without an answer.
 */
export function unwrapResult({ data, error }: SupabaseResult): unknown {
  if (!error) return data
  throw new AppError(error.code === insufficientPrivilege ? 'forbidden' : 'unavailable', {
    internal: error.message,
  })
}
