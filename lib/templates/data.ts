import 'server-only'
import { z } from 'zod'
import { unwrapResult } from '@/lib/supabase/result'
import type { UserDb } from '@/lib/supabase/types'
import { typedAnswersSchema } from './draft-schema'
import type { TypedAnswers } from './example-answers'

const rowSchema = z.object({ answers: typedAnswersSchema, updated_at: z.string() }).nullable()

/** What this person has answered of a template and not finished; null when nothing. */
export async function readDraft(db: UserDb, template: string) {
  const result = await db
    .from('template_drafts')
    .select('answers, updated_at')
    .eq('template', template)
    .maybeSingle()
  const row = rowSchema.parse(unwrapResult(result))
  return row && { answers: row.answers, updatedAt: row.updated_at }
}

/** Of which templates this person has a draft, the latest first. @throws AppError `unavailable` */
export async function readDraftNames(db: UserDb): Promise<string[]> {
  const read = await db
    .from('template_drafts')
    .select('template')
    .order('updated_at', { ascending: false })
  const rows = z.array(z.object({ template: z.string() })).parse(unwrapResult(read))
  return rows.map(({ template }) => template)
}

/** The answers of one's latest drafts, whatever their template. @throws AppError `unavailable` */
export async function readDraftAnswers(db: UserDb): Promise<TypedAnswers[]> {
  const read = await db
    .from('template_drafts')
    .select('answers')
    .order('updated_at', { ascending: false })
    .limit(40)
  const rows = z.array(z.object({ answers: typedAnswersSchema })).parse(unwrapResult(read))
  return rows.map(({ answers }) => answers)
}
