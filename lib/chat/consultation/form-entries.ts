import type { FormEntries, IntakeState } from './types'

/** What a form holds, as text; files are nothing, and what belongs to the framework is left out. */
export function formEntries(form: FormData): FormEntries {
  const entries: FormEntries = {}
  for (const [name, value] of form) {
    if (typeof value !== 'string' || name.startsWith('$')) continue
    // A form sends line breaks as CR LF whatever was typed.
    entries[name] = [...(entries[name] ?? []), value.replace(/\r\n?/g, '\n')]
  }
  return entries
}

export const emptyIntake: IntakeState = { entries: {}, problems: {}, review: null, failure: null }
