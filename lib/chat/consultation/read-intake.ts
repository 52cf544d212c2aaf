import { intakeLimits } from './constants'
import { factTable } from './fact-table'
import { type Field, listsOf } from './field-table'
import type { FormEntries } from './types'

const padded = (part: string) => part.padStart(2, '0')

/** A date written in three fields; null when all are empty. What is no date stays what it is, to be refused. */
function dateIn(entries: FormEntries, name: string): string | null {
  const [year, month, day] = ['year', 'month', 'day'].map((part) =>
    (entries[`${name}.${part}`]?.[0] ?? '').normalize('NFKC').trim(),
  ) as [string, string, string]
  if (!year && !month && !day) return null
  if (!month && !day) return year
  return [year, padded(month), ...(day ? [padded(day)] : [])].join('-')
}

/** The form as the schema takes it, and where each event stands in the form: empty rows are left out. */
export function readIntake(entries: FormEntries, field: Field) {
  const one = (name: string) => entries[name]?.[0] ?? ''
  const rows = Array.from({ length: intakeLimits.events }, (_, at) => ({
    at,
    on: dateIn(entries, `events.${at}.on`),
    unsure: one(`events.${at}.unsure`) === 'on',
    text: one(`events.${at}.text`),
  })).filter(({ on, text }) => on !== null || text.trim() !== '')
  const facts = listsOf(field).facts.flatMap((fact) => {
    const name = `facts.${fact}`
    const { kind } = factTable[fact]
    const typed = kind === 'month' ? (dateIn(entries, name) ?? '') : one(name).trim()
    const value = kind === 'amount' ? typed.normalize('NFKC').replace(/[,\s원₩]/g, '') : typed
    return value === '' ? [] : [[fact, value] as const]
  })
  const known = one('deadline.state') === 'known'
  return {
    rows,
    input: {
      field,
      role: one('role'),
      other: one('other'),
      people: one('people'),
      what: one('what'),
      wants: entries.wants ?? [],
      wantText: one('wantText'),
      events: rows.map(({ on, unsure, text }) => ({ on, unsure, text })),
      facts: Object.fromEntries(facts),
      papers: entries.papers ?? [],
      done: entries.done ?? [],
      doneText: one('doneText'),
      deadline: {
        state: one('deadline.state') || 'none',
        on: known ? dateIn(entries, 'deadline.on') : null,
        text: known ? one('deadline.text') : '',
      },
    },
  }
}
