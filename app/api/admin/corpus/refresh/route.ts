import { respond, succeed } from '@/lib/api'
import { requirePermission } from '@/lib/auth/require-permission'
import { refreshCorpus, stopRefresh } from '@/lib/corpus/mutations'
import { getRefresh } from '@/lib/corpus/service'
import { userClient } from '@/lib/supabase/clients'

/** How far the refresh of the corpus is; a page asks every second while one runs. */
export function GET(request: Request): Promise<Response> {
  return respond(request, async () => {
    await requirePermission('canViewAdminPanel')
    return succeed(await getRefresh())
  })
}

/** Starts one. What is imported is set on the service: nothing of the request is read. */
export function POST(request: Request): Promise<Response> {
  return respond(request, async () => {
    await requirePermission('admin')
    const started = await refreshCorpus(await userClient())
    return succeed(started, { status: started.outcome === 'started' ? 202 : 200 })
  })
}

/** Stops the one that runs. */
export function DELETE(request: Request): Promise<Response> {
  return respond(request, async () => {
    await requirePermission('admin')
    return succeed(await stopRefresh(await userClient()))
  })
}
