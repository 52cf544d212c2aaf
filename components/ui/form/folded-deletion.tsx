import type { ComponentProps } from 'react'
import { buttonClass } from '@/components/ui/button-class'
import { FormStatus } from './form-status'
import { SubmitButton } from './submit-button'

type Props = {
  /** For the `<form>` itself, of `useActionForm`. */
  form: ComponentProps<'form'>
  isPending: boolean
  /** What is deleted, and whatever else the action asks for. */
  values: Readonly<Record<string, string>>
  words: { open: string; text?: string; confirm: string }
  /** The name of the row of a table that it stands in, for whoever hears the page; there it is small. */
  row?: string
  /** Why nothing was deleted. */
  problem: string | null
}

/** Deletes something for good; opened first, so that one press does nothing. */
export function FoldedDeletion({ form, isPending, values, words, row, problem }: Props) {
  return (
    <details>
      <summary
        className={
          row
            ? 'link inline-flex min-h-9 items-center'
            : `${buttonClass()} cursor-pointer list-none [&::-webkit-details-marker]:hidden`
        }
        aria-label={row ? `${words.open}: ${row}` : undefined}
      >
        {words.open}
      </summary>
      <form
        {...form}
        className={row ? 'space-y-2 pt-1' : 'mt-3 space-y-3 border-l-2 border-danger pl-3.5'}
      >
        {words.text ? <p className={row ? 'text-sm text-soft' : 'text-sm'}>{words.text}</p> : null}
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
