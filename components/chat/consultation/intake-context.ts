import { createContext, useContext } from 'react'
import { get, type UseFormReturn } from 'react-hook-form'
import type { FormEntries, IntakeProblems } from '@/lib/chat/consultation/types'

/** The values of the form by the names of its fields; dots in a name are levels. */
export type IntakeValues = Record<string, unknown>

type IntakeContextValue = Pick<UseFormReturn<IntakeValues>, 'register' | 'getValues'> & {
  errors: UseFormReturn<IntakeValues>['formState']['errors']
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
  const { register, getValues, errors, entries, textOf } = context
  const code: unknown = get(errors, `${name}.message`)
  return {
    id: fieldId(name),
    register,
    getValues,
    /** Of one of the controls that make up the field. */
    initial: (control: string = name): readonly string[] => entries[control] ?? [],
    error: typeof code === 'string' ? textOf(code as IntakeProblems[string]) : undefined,
  }
}
