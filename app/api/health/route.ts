import { readQuery, respond, succeed } from '@/lib/api'
import { cacheCounters, getHealth, getHealthNow } from '@/lib/corpus/service'

/** With `now` as it is at this moment: for whoever has just met a service that did not answer. */
export function GET(request: Request): Promise<Response> {
  return respond(request, async () => {
    const health = await ('now' in readQuery(request) ? getHealthNow() : getHealth())
    return succeed({ ...health, caches: cacheCounters() })
  })
}
