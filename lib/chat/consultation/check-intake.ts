import { daysBetween } from '@/lib/korean-law/calendar/calendar-day'
import { nearDeadlineDays } from './constants'
import type { Field } from './field-table'
import { readIntake } from './read-intake'
import { type Intake, intakeSchema, type ProblemCode, problemCodes } from './schema'
import type { FormEntries, IntakeProblems } from './types'

type Checked = { ok: true; intake: Intake } | { ok: false; problems: IntakeProblems }

const codeOf = (message: string): ProblemCode =>
  problemCodes.find((code) => code === message) ?? 'choice'

/** A date that is not known to the day is in the future only when all of it is. */
const isFuture = (on: string, today: string) => on > today.slice(0, on.length)

/**
 * Checks a form: the same in the browser, where it saves a journey, and on the server, where it counts.
 * @param today yyyy-mm-dd in Korea
 */
export function checkIntake(entries: FormEntries, field: Field, today: string): Checked {
  const { rows, input } = readIntake(entries, field)
  const problems: IntakeProblems = {}
  const note = (path: readonly PropertyKey[], code: ProblemCode) => {
    const [list, at, ...rest] = path
    const row = list === 'events' && typeof at === 'number' ? rows[at]?.at : undefined
    // A box of several is one field to the person.
    const place =
      row === undefined
        ? list === 'wants' || list === 'papers' || list === 'done'
          ? [list]
          : path
        : [list, row, ...rest]
    problems[place.map(String).join('.')] ??= code
  }
  const parsed = intakeSchema.safeParse(input)
  for (const { path, message } of parsed.error?.issues ?? []) note(path, codeOf(message))
  for (const [at, { on, unsure }] of rows.entries()) {
    if (!unsure && (on === null || on.length < 7)) note(['events', at, 'on'], 'date')
    else if (on !== null && isFuture(on, today)) note(['events', at, 'on'], 'future')
  }
  if (parsed.success && Object.keys(problems).length === 0) return { ok: true, intake: parsed.data }
  return { ok: false, problems }
}

/** Days until the deadline when it is near or past, else null. */
export function daysLeft({ deadline }: Intake, today: string): number | null {
  if (deadline.on === null || deadline.on.length < 10) return null
  const days = daysBetween(today, deadline.on)
  return days <= nearDeadlineDays ? days : null
}
