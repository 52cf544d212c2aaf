import { Notice } from '@/components/ui/notice'

/** What a form or an action reports. */
export type FormStatus = { tone: 'good' | 'warn' | 'error'; text: string }

/** What came of the last action; there from the start, so that screen readers hear it change. */
export function FormStatusNotice({ status }: { status: FormStatus | null }) {
  return (
    <>
      <div role="alert">
        {status?.tone === 'error' ? <Notice tone="error">{status.text}</Notice> : null}
      </div>
      <div role="status">
        {status && status.tone !== 'error' ? (
          <Notice tone={status.tone}>{status.text}</Notice>
        ) : null}
      </div>
    </>
  )
}
