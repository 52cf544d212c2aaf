import { respond, succeed } from '@/lib/api'
import { requirePermission } from '@/lib/auth/require-permission'
import { followOrder } from '@/lib/billing/checkout/confirmation'
import { orderIdSchema } from '@/lib/billing/checkout/schema'
import { missingOutcome } from '@/lib/billing/checkout/status'

type Context = { params: Promise<{ orderId: string }> }

/** How far an order of the person is; the page that waits for its outcome asks this again and again. */
export function GET(request: Request, { params }: Context): Promise<Response> {
  return respond(request, async () => {
    const user = await requirePermission('session')
    const orderId = orderIdSchema.safeParse((await params).orderId)
    return succeed(orderId.success ? await followOrder(user, orderId.data) : missingOutcome)
  })
}
