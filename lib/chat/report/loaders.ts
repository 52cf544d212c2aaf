import 'server-only'
import { requireAccess } from '@/lib/auth/loaders'
import { lastKoreanDays } from '@/lib/korean-time'
import type { Period } from '@/lib/operations/constants'
import { userClient } from '@/lib/supabase/clients'
import { readAnswerReport } from './data'
import type { AnswerReport } from './schema'

/** For whoever may see figures. */
export async function loadAnswerReport(days: Period): Promise<AnswerReport> {
  await requireAccess('adminAnalytics')
  return readAnswerReport(await userClient(), lastKoreanDays(days, new Date()))
}
