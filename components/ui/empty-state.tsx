import type { ReactNode } from 'react'

/** Nothing here yet, and what to do about it. */
export function EmptyState({
  title,
  action,
  children,
}: {
  title: string
  /** The one next step: a link or a button. */
  action?: ReactNode
  children?: ReactNode
}) {
  return (
    <div className="border-y border-line py-10">
      <p className="font-bold">{title}</p>
      {children ? <div className="mt-1 max-w-[42em] text-sm text-soft">{children}</div> : null}
      {action ? <div className="mt-4 flex flex-wrap gap-2">{action}</div> : null}
    </div>
  )
}
