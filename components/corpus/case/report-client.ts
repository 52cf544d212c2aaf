import { type Report, reportSchema } from '@/lib/corpus/service-schema'
import { codeForStatus, type ErrorCode } from '@/lib/errors'

/** Sends a reader's report; answers what went wrong, or null. */
export async function sendReport(report: Report): Promise<ErrorCode | null> {
  const parsed = reportSchema.safeParse(report)
  if (!parsed.success) return 'validation'
  try {
    const response = await fetch('/api/reports', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(parsed.data),
    })
    return response.ok ? null : codeForStatus(response.status)
  } catch {
    return 'network'
  }
}
