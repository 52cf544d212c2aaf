import { respond, succeed } from '@/lib/api'
import { admit } from '@/lib/auth/gate'
import { refreshCorpus, stopRefresh } from '@/lib/legal/mutations'
import { getRefresh } from '@/lib/legal/service'
import { sessionClient } from '@/lib/supabase/server'

/** How far the refresh of the corpus is; a page asks every second while one runs. */
export function GET(request: Request): Promise<Response> {
  return respond(request, async () => {
    await admit('canViewAdminPanel')
    return succeed(await getRefresh())
  })
}

/** Starts one. What is imported is set on the service: nothing of the request is read. */
export function POST(request: Request): Promise<Response> {
  return respond(request, async () => {
    await admit('admin')
    const started = await refreshCorpus(await sessionClient())
    return succeed(started, { status: started.outcome === 'started' ? 202 : 200 })
  })
}

/** Stops the one that runs. */
export function DELETE(request: Request): Promise<Response> {
  return respond(request, async () => {
    await admit('admin')
    return succeed(await stopRefresh(await sessionClient()))
  })
}
