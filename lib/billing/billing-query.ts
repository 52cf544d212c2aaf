import { z } from 'zod'
import { type CompletedAction, completedActions } from './subscription/action-state'

type Params = Record<string, string | string[] | undefined>

const pageSchema = z.coerce.number().int().min(1).max(1000).catch(1)
const doneSchema = z.enum(completedActions).nullable().catch(null)

/** What the address of the overview says: a page of the history, and what was just done. */
export function readBillingQuery({ page, done }: Params): {
  page: number
  done: CompletedAction | null
} {
  return { page: pageSchema.parse(page ?? 1), done: doneSchema.parse(done ?? null) }
}
