import 'server-only'
import { unwrapResult } from '@/lib/supabase/result'
import type { Db } from '@/lib/supabase/types'
import { type AnswerReport, answerReportSchema } from './schema'

/**
 * What became of the questions of some days of the Korean calendar, both ends among them.
 * @throws AppError `forbidden`: the database asks for the role again
 */
export async function readAnswerReport(
  db: Db,
  { from, to }: { from: string; to: string },
): Promise<AnswerReport> {
  const answer = await db.rpc('answer_statistics', { p_from: from, p_to: to })
  return answerReportSchema.parse(unwrapResult(answer))
}
