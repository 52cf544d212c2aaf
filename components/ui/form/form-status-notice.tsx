import { Notice } from '@/components/ui/notice'

/** What people are told of an act. */
export type FormStatus = { tone: 'good' | 'warn' | 'error'; text: string }

/** What came of the last act; there from the start, so that screen readers hear it change. */
export function FormStatusNotice({ said }: { said: FormStatus | null }) {
  return (
    <>
      <div role="alert">
        {said?.tone === 'error' ? <Notice tone="error">{said.text}</Notice> : null}
      </div>
      <div role="status">
        {said && said.tone !== 'error' ? <Notice tone={said.tone}>{said.text}</Notice> : null}
      </div>
    </>
  )
}
