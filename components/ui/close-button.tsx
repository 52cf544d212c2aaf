import { X } from 'lucide-react'
import type { ComponentProps } from 'react'

type Props = Omit<ComponentProps<'button'>, 'children' | 'aria-label'> & { label: string }

/** The cross at the corner of what can be put away. */
export function CloseButton({ label, className = '', type = 'button', ...rest }: Props) {
  return (
    <button
      {...rest}
      type={type}
      aria-label={label}
      className={`grid size-10 shrink-0 place-content-center text-soft hover:text-ink ${className}`}
    >
      <X size={20} aria-hidden="true" />
    </button>
  )
}
