import { respond, succeed } from '@/lib/api'
import { identifyCaller } from '@/lib/site-state/api-maintenance'
import { statusMaxAgeSeconds } from '@/lib/site-state/constants'
import type { MaintenanceStatus } from '@/lib/site-state/schema'
import { readSiteState } from '@/lib/site-state/site-state'

/** Whether the site is closed, for pages that are open meanwhile. Who is asking matters only while it is. */
export function GET(request: Request): Promise<Response> {
  return respond(request, async () => {
    const { maintenance: enabled, message, enabledAt } = await readSiteState()
    const viewer = enabled ? await identifyCaller(request) : 'visitor'
    const answer: MaintenanceStatus = { enabled, message, enabledAt, viewer }
    return succeed(answer, enabled ? {} : { maxAge: statusMaxAgeSeconds })
  })
}
