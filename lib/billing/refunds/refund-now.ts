import 'server-only'
import { createBillingContext } from '@/lib/billing/context'
import { toAppError } from '@/lib/errors'
import { log } from '@/lib/log'
import { claimRefunds } from './mutations'
import { executeRefund } from './refund'

/**
 * Asks for a refund that was just written down, while the person waits. Never throws: what does not come
 * about now is done by the next run of the renewals.
 * @returns whether the money is on its way
 */
export async function refundNow(refund: string): Promise<boolean> {
  try {
    const ctx = createBillingContext()
    const [order] = await claimRefunds(ctx.service, refund, ctx.now(), 1)
    return order ? (await executeRefund(ctx, order)) === 'done' : false
  } catch (thrown) {
    const { code, message } = toAppError(thrown)
    log.error('billing.refund-left', { refund, code, reason: message })
    return false
  }
}
