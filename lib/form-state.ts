/** Keys of messages by the name of the field that they are about. */
export type FieldKeys = { readonly [field: string]: string | undefined }

/**
 * What a server action answers to a form, and what the form shows. A form that needs more adds members of
 * its own; {@link answered} resets these five.
 */
export type FormState<
  Errors extends FieldKeys = FieldKeys,
  Reason extends string = string,
  Result = unknown,
> = {
  /** Counts answers, so that one that says the same again is noticed. */
  attempt: number
  /** What was done, in a form that stays on its page; null before and after a failure. */
  result: Result | null
  /** Why nothing was done; null when only fields are wrong. `network`: no answer came. */
  reason: Reason | 'network' | null
  errors: Errors
  /** What was typed, for a page that is drawn again without script. */
  values: { readonly [field: string]: string | undefined }
}

type Initial = FormState<Record<never, never>, never, never>

/** A form that has not been sent. */
export const initialFormState: Initial = {
  attempt: 0,
  result: null,
  reason: null,
  errors: {},
  values: {},
}

/** The next answer to a form: nothing of the last one stays unless `changes` says so. */
export function answered<State extends FormState>(
  before: State,
  changes: Partial<Omit<State, 'attempt'>> = {},
): State {
  return { ...before, ...initialFormState, ...changes, attempt: before.attempt + 1 }
}
