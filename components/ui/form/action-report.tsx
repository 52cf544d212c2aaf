import { Notice } from '@/components/ui/notice'

/** What came of an action that a button runs; a form has a `FormStatus`. */
export type ActionReport = { tone: 'good' | 'warn' | 'error'; text: string }

/** Shows the last report. It is there from the start, so that screen readers hear it change, and takes no focus. */
export function ActionReportNotice({ report }: { report: ActionReport | null }) {
  return (
    <>
      <div role="alert">
        {report?.tone === 'error' ? <Notice tone="error">{report.text}</Notice> : null}
      </div>
      <div role="status">
        {report && report.tone !== 'error' ? (
          <Notice tone={report.tone}>{report.text}</Notice>
        ) : null}
      </div>
    </>
  )
}
