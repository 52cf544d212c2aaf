import { CircleAlert } from 'lucide-react'
import type { ReactNode } from 'react'

/** A part of a page that could not be shown; the rest of the page stays. */
export function ErrorState({
  title,
  action,
  children,
}: {
  title: string
  action?: ReactNode
  children?: ReactNode
}) {
  return (
    <div role="alert" className="border-y border-danger py-8">
      <p className="flex items-center gap-2 font-bold text-danger">
        <CircleAlert size={18} aria-hidden="true" />
        {title}
      </p>
      {children ? <div className="mt-1 max-w-[42em] text-sm text-soft">{children}</div> : null}
      {action ? <div className="mt-4 flex flex-wrap gap-2">{action}</div> : null}
    </div>
  )
}
