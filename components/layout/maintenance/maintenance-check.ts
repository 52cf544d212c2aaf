import { z } from 'zod'
import { type MaintenanceStatus, maintenanceStatusSchema } from '@/lib/site-state/schema'

const answerSchema = z.object({ data: maintenanceStatusSchema })
const limitMs = 5000

/** Whether the site is closed, or null when that cannot be known now. Never rejects. */
export async function checkMaintenance(
  request: typeof fetch = fetch,
): Promise<MaintenanceStatus | null> {
  try {
    const answer = await request('/api/maintenance', {
      cache: 'no-store',
      signal: AbortSignal.timeout(limitMs),
    })
    return answerSchema.parse(await answer.json()).data
  } catch {
    return null
  }
}
