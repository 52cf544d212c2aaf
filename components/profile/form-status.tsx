import { Children, type ReactNode } from 'react'
import { Notice } from '@/components/ui/notice'

/**
 * What came of a form. The place is there before anything is said, so that screen readers hear it; the
 * focus is led to it when no field is to be mended.
 */
export function FormStatus({
  tone,
  title,
  children,
}: {
  tone: 'good' | 'warn' | 'error'
  title?: string
  children: ReactNode
}) {
  const isSaid = Children.toArray(children).length > 0
  return (
    <div aria-live="polite">
      {isSaid ? (
        <div data-said tabIndex={-1} className="outline-none">
          <Notice tone={tone} title={title}>
            {children}
          </Notice>
        </div>
      ) : null}
    </div>
  )
}
