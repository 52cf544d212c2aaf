import 'server-only'
import { z } from 'zod'
import { unwrapResult } from '@/lib/supabase/result'
import type { ServiceDb } from '@/lib/supabase/types'
import { type Intake, intakeSchema } from './schema'

const rowSchema = z.object({ intake: z.unknown(), created_at: z.string() }).nullable()

/**
 * What the intake of a conversation asked, and when; null when it had none, or one that is not understood
 * any more. Whose conversation it is has been settled.
 */
export async function readStoredIntake(
  service: ServiceDb,
  conversation: string,
): Promise<{ intake: Intake; at: string } | null> {
  const answer = await service
    .from('conversations')
    .select('intake, created_at')
    .eq('id', conversation)
    .maybeSingle()
  const row = rowSchema.parse(unwrapResult(answer))
  const intake = intakeSchema.safeParse(row?.intake)
  return row && intake.success ? { intake: intake.data, at: row.created_at } : null
}
