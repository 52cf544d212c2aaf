import { createFormControl, type FieldErrors, type Resolver, set } from 'react-hook-form'
import { checkIntake } from '@/lib/chat/consultation/check-intake'
import type { Field } from '@/lib/chat/consultation/field-table'
import { formEntries } from '@/lib/chat/consultation/form-entries'
import type { IntakeProblems } from '@/lib/chat/consultation/types'
import { koreanDay } from '@/lib/korean-time'

/** The values of the form by the names of its fields; dots in a name are levels. */
type IntakeValues = Record<string, unknown>

/** Problems as react-hook-form holds errors: the dots in a field's name are levels. */
function errorsOf(problems: IntakeProblems): FieldErrors<IntakeValues> {
  const errors: FieldErrors<IntakeValues> = {}
  for (const [name, message] of Object.entries(problems))
    set(errors, name, { type: 'intake', message })
  return errors
}

/** The problems in what react-hook-form holds, by the names of their fields. */
function problemsIn(errors: object, path = ''): IntakeProblems {
  if ('message' in errors && typeof errors.message === 'string') {
    return { [path]: errors.message as IntakeProblems[string] }
  }
  const found = Object.entries(errors).map(([name, inner]: [string, unknown]) =>
    typeof inner === 'object' && inner !== null
      ? problemsIn(inner, path === '' ? name : `${path}.${name}`)
      : {},
  )
  return Object.assign({}, ...found)
}

/**
 * The check of the intake in the browser: react-hook-form with the schema of the server, over the form's own
 * data. A page does not carry it: it is fetched once the page is there.
 */
export function openIntakeControl({
  field,
  boxes,
  readForm,
  onProblems,
}: {
  field: Field
  /** The names that several boxes share. */
  boxes: readonly string[]
  readForm: () => FormData
  onProblems: (problems: IntakeProblems) => void
}) {
  /** What the last check of the whole form has found. */
  let found: IntakeProblems = {}
  const resolver: Resolver<IntakeValues> = async (values) => {
    const checked = checkIntake(formEntries(readForm()), field, koreanDay(new Date()))
    found = checked.ok ? {} : checked.problems
    return checked.ok ? { values, errors: {} } : { values: {}, errors: errorsOf(found) }
  }
  // Of boxes that share a name react-hook-form takes the first for the only one: where it was pressed before this
  // came, all others would be pressed with it.
  const defaultValues: IntakeValues = {}
  for (const name of boxes) set(defaultValues, name, readForm().getAll(name))
  const control = createFormControl<IntakeValues>({
    resolver,
    defaultValues,
    shouldFocusError: false,
  })
  control.subscribe({
    formState: { errors: true },
    callback: ({ errors = {} }) => onProblems(problemsIn(errors)),
  })
  return { ...control, allProblems: () => found }
}

export type IntakeControl = ReturnType<typeof openIntakeControl>
