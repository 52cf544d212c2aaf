import 'server-only'
import { requireAccess } from '@/lib/auth/loaders'
import type { Period } from '@/lib/operations/constants'
import { lastDays } from '@/lib/operations/period'
import { userClient } from '@/lib/supabase/clients'
import { readAnswerReport } from './data'
import type { AnswerReport } from './schema'

/** For whoever may see figures. */
export async function loadAnswerReport(days: Period): Promise<AnswerReport> {
  await requireAccess('adminAnalytics')
  return readAnswerReport(await userClient(), lastDays(days, new Date()))
}
