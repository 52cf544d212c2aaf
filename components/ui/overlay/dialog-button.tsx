import type { ReactNode } from 'react'

/**
 * Opens the `<dialog>` of this id. Browsers do it themselves (invoker commands), even without script;
 * for older ones native-dialogs.ts follows the same attributes.
 */
export function DialogButton({
  opens,
  className,
  label,
  children,
}: {
  opens: string
  className?: string
  label?: string
  children: ReactNode
}) {
  const invoker = { command: 'show-modal', commandfor: opens }
  return (
    <button
      type="button"
      className={className}
      aria-label={label}
      aria-haspopup="dialog"
      {...invoker}
    >
      {children}
    </button>
  )
}
