import { respond, succeed } from '@/lib/api'
import { cacheCounters, getHealth } from '@/lib/legal/service'

export function GET(request: Request): Promise<Response> {
  return respond(request, async () => {
    const health = await getHealth()
    return succeed({ ...health, caches: cacheCounters() })
  })
}
