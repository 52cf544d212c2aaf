import 'server-only'
import type { UserDb } from '@/lib/supabase/types'
import type { MatterPart } from './constants'
import type { MatterForm, PartyForm, RecordForm } from './schema'

type Reason = 'full' | 'gone' | 'failed'
type Outcome = Promise<{ ok: true } | { ok: false; reason: Reason }>

/** A part of a matter that is not one's own, or no longer there, breaks the foreign key. */
const reasons: Record<string, Reason> = { '54000': 'full', '23503': 'gone', '42501': 'gone' }
const outcomeOf = async (
  asked: PromiseLike<{ error: { code: string } | null }>,
): Promise<{ ok: true } | { ok: false; reason: Reason }> => {
  const { error } = await asked
  return error ? { ok: false, reason: reasons[error.code] ?? 'failed' } : { ok: true }
}
const touched = async (
  asked: PromiseLike<{ data: unknown[] | null; error: { code: string } | null }>,
): Promise<{ ok: true } | { ok: false; reason: Reason }> => {
  const { data, error } = await asked
  if (error) return { ok: false, reason: reasons[error.code] ?? 'failed' }
  return data && data.length > 0 ? { ok: true } : { ok: false, reason: 'gone' }
}

/** @returns the id of the new matter */
export async function addMatter(
  db: UserDb,
  { title, caseNumber, court }: MatterForm,
): Promise<{ ok: true; id: string } | { ok: false; reason: Reason }> {
  const { data, error } = await db
    .from('matters')
    .insert({ title, case_number: caseNumber, court })
    .select('id')
    .single()
  return error
    ? { ok: false, reason: reasons[error.code] ?? 'failed' }
    : { ok: true, id: String(data.id) }
}

export const saveMatter = (
  db: UserDb,
  id: string,
  { title, caseNumber, court }: MatterForm,
): Outcome =>
  touched(
    db.from('matters').update({ title, case_number: caseNumber, court }).eq('id', id).select('id'),
  )

export const closeMatter = (db: UserDb, id: string, closedAt: Date | null): Outcome =>
  touched(
    db
      .from('matters')
      .update({ closed_at: closedAt?.toISOString() ?? null })
      .eq('id', id)
      .select('id'),
  )

export const deleteMatter = (db: UserDb, id: string): Outcome =>
  touched(db.from('matters').delete().eq('id', id).select('id'))

export const addParty = (db: UserDb, { matter, role, name, contact }: PartyForm): Outcome =>
  outcomeOf(db.from('matter_parties').insert({ matter_id: matter, role, name, contact }))

/** A deadline asks the queue for its reminder by itself. */
export const addDeadline = (
  db: UserDb,
  deadline: {
    matter: string
    title: string
    dueOn: string
    preset: string | null
    startOn: string | null
    remind: number | null
  },
): Outcome =>
  outcomeOf(
    db.from('matter_deadlines').insert({
      matter_id: deadline.matter,
      title: deadline.title,
      due_on: deadline.dueOn,
      preset: deadline.preset,
      start_on: deadline.startOn,
      remind_days: deadline.remind,
    }),
  )

export const addRecord = (
  db: UserDb,
  { matter, kind, body, reference }: RecordForm & { body: string },
): Outcome =>
  outcomeOf(
    db.from('matter_records').insert({
      matter_id: matter,
      kind,
      body,
      reference: kind === 'note' ? null : reference,
    }),
  )

const tables = {
  party: 'matter_parties',
  deadline: 'matter_deadlines',
  record: 'matter_records',
} as const

export const deletePart = (db: UserDb, part: MatterPart, id: string): Outcome =>
  touched(db.from(tables[part]).delete().eq('id', id).select('id'))

export const finishDeadline = (db: UserDb, id: string, doneAt: Date | null): Outcome =>
  touched(
    db
      .from('matter_deadlines')
      .update({ done_at: doneAt?.toISOString() ?? null })
      .eq('id', id)
      .select('id'),
  )

/** Ends the old address of the calendar; a hash makes a new one. */
export async function changeFeed(db: UserDb, userId: string, hash: string | null): Outcome {
  const deleted = await outcomeOf(db.from('matter_feeds').delete().eq('user_id', userId))
  if (!deleted.ok || hash === null) return deleted
  return outcomeOf(db.from('matter_feeds').insert({ token_hash: hash }))
}
