import { createContext, useContext } from 'react'
import type { FormEntries, IntakeProblems } from '@/lib/chat/consultation/types'

/** What a control of the form is given. */
type Registered = {
  name: string
  ref: (element: Element | null) => void
  onChange: (event: { target: unknown }) => void
  onBlur: (event: { target: unknown }) => void
}

/** What `useIntake` lends to the fields of the form. */
export type IntakeFields = {
  register: (name: string) => Registered
  problems: IntakeProblems
  /** What a control holds now; empty where there is no form yet. */
  readField: (name: string) => string
}

type IntakeContextValue = IntakeFields & {
  /** What a form that was sent without script held. */
  entries: FormEntries
  /** A problem as a sentence. */
  textOf: (code: IntakeProblems[string]) => string
}

export const IntakeContext = createContext<IntakeContextValue | null>(null)

export const fieldId = (name: string) => `intake-${name.replaceAll('.', '-')}`

/** How a field of the intake is registered, what it begins with, and what is wrong with it. */
export function useIntakeField(name: string) {
  const context = useContext(IntakeContext)
  if (!context) throw new Error('a field of the intake stands outside of its form')
  const { register, readField, problems, entries, textOf } = context
  const code = problems[name]
  return {
    id: fieldId(name),
    register,
    readField,
    /** Of one of the controls that make up the field. */
    initial: (control: string = name): readonly string[] => entries[control] ?? [],
    error: code === undefined ? undefined : textOf(code),
  }
}
