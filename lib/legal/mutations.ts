import 'server-only'
import { AppError, type ErrorCode } from '@/lib/errors'
import { reportSchema } from './answer-schema'
import { sendReport } from './service'

export type Reported = { ok: true; id: number } | { ok: false; reason: ErrorCode }

/** Keeps a reader's report of an error in a decision. */
export async function reportDecision(input: unknown): Promise<Reported> {
  const report = reportSchema.safeParse(input)
  if (!report.success) return { ok: false, reason: 'validation' }
  try {
    return { ok: true, id: await sendReport(report.data) }
  } catch (thrown) {
    if (!(thrown instanceof AppError)) throw thrown
    return { ok: false, reason: thrown.code === 'caseNotFound' ? 'notFound' : thrown.code }
  }
}
