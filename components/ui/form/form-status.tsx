import { Children, type ReactNode } from 'react'
import { Notice } from '@/components/ui/notice'

/**
 * What came of a form. The live region is there before it has a text, so that screen readers announce the
 * text; it takes the focus when no field has an error (`focusAnswer` in use-action-form.ts).
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
  const hasText = Children.toArray(children).length > 0
  return (
    <div aria-live="polite">
      {hasText ? (
        <div data-form-status tabIndex={-1} className="outline-none">
          <Notice tone={tone} title={title}>
            {children}
          </Notice>
        </div>
      ) : null}
    </div>
  )
}
