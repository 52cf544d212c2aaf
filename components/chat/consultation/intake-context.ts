import { createContext, useContext } from 'react'
import type { FormEntries, IntakeProblems } from '@/lib/chat/consultation/types'
import type { useIntake } from './use-intake'

type IntakeContextValue = ReturnType<typeof useIntake>['fields'] & {
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
