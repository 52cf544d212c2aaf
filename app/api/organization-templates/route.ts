import { respond, succeed } from '@/lib/api'
import { requirePermission } from '@/lib/auth/require-permission'
import { userClient } from '@/lib/supabase/clients'
import { readPublishedTemplates } from '@/lib/templates/organization/published'

/** The templates of one's organisations that can be filled in. */
export function GET(request: Request): Promise<Response> {
  return respond(request, async () => {
    const user = await requirePermission('session')
    return succeed(await readPublishedTemplates(await userClient(), user.id))
  })
}
