import type { ComponentProps } from 'react'
import { FormStatus } from './form-status'
import { SubmitButton } from './submit-button'

type Props = {
  /** For the `<form>` itself, of `useActionForm`. */
  form: ComponentProps<'form'>
  isPending: boolean
  /** What is deleted, as the action reads it. */
  values: Readonly<Record<string, string>>
  /** `name` tells whoever hears the page which row is meant. */
  words: { open: string; name: string; text?: string; confirm: string }
  /** Why nothing was deleted. */
  problem: string | null
}

/** Deletes a row of a table; opened first, so that one press does nothing. */
export function RowDeletion({ form, isPending, values, words, problem }: Props) {
  return (
    <details>
      <summary
        className="link inline-flex min-h-9 items-center"
        aria-label={`${words.open}: ${words.name}`}
      >
        {words.open}
      </summary>
      <form {...form} className="space-y-2 pt-1">
        {words.text ? <p className="text-sm text-soft">{words.text}</p> : null}
        {Object.entries(values).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <SubmitButton pending={isPending} look="danger">
          {words.confirm}
        </SubmitButton>
        <FormStatus tone="error">{problem}</FormStatus>
      </form>
    </details>
  )
}
