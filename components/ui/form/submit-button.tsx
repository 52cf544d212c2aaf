import type { ReactNode } from 'react'
import { buttonClass } from '@/components/ui/button-class'
import { Spinner } from '@/components/ui/spinner'

/** It is not disabled while the form is sent, so that it keeps the focus; the form ignores it meanwhile. */
export function SubmitButton({
  pending,
  look = 'quiet',
  label,
  className = '',
  children,
}: {
  pending: boolean
  look?: Parameters<typeof buttonClass>[0]
  /** When the words alone do not say what they are about. */
  label?: string
  className?: string
  children: ReactNode
}) {
  return (
    <button
      type="submit"
      aria-disabled={pending}
      aria-label={label}
      className={`${buttonClass(look)} ${className}`}
    >
      {pending ? <Spinner className="size-4" /> : null}
      {children}
    </button>
  )
}
