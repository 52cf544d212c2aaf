import { createContext, useContext } from 'react'
import type { FormEntries, IntakeProblems } from '@/lib/chat/consultation/types'

type FormState = {
  /** What the fields begin with. */
  entries: FormEntries
  problems: IntakeProblems
  /** A problem in words. */
  say: (code: IntakeProblems[string]) => string
}

export const FormContext = createContext<FormState | null>(null)

export const fieldId = (place: string) => `intake-${place.replaceAll('.', '-')}`

/** What a field of the intake begins with, and what is wrong with it. */
export function useField(place: string) {
  const state = useContext(FormContext)
  const code = state?.problems[place]
  return {
    id: fieldId(place),
    values: (name: string = place) => state?.entries[name] ?? [],
    value: (name: string = place) => state?.entries[name]?.[0] ?? '',
    error: code && state ? state.say(code) : undefined,
  }
}
