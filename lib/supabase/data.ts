import type { SupabaseClient } from '@supabase/supabase-js'
import type { z } from 'zod'
import type { Database } from './database-types'
import { unwrapResult } from './result'
import type { Db } from './types'

type Functions = Database['public']['Functions']
export type FunctionName = keyof Functions

/** A time may be given as a Date, which JSON writes as PostgreSQL reads it. */
type Given<Args> = { [Name in keyof Args]: Args[Name] | (string extends Args[Name] ? Date : never) }

/**
 * Calls a function of the database with arguments of its own names and types, and parses its answer.
 * @throws AppError `forbidden` when the session may not call it, `unavailable` without an answer.
 */
export async function callFunction<Name extends FunctionName, T>(
  db: Db,
  name: Name,
  given: Given<Functions[Name]['Args']>,
  schema: z.ZodType<T>,
): Promise<T> {
  // The types of one function are checked above; the client cannot follow a name that is a parameter.
  const client: SupabaseClient = db
  return schema.parse(unwrapResult(await client.rpc(name, given)))
}
