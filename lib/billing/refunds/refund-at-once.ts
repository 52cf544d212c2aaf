import 'server-only'
import { openTill } from '@/lib/billing/till'
import { toAppError } from '@/lib/errors'
import { log } from '@/lib/log'
import { claimRefunds } from './mutations'
import { giveBack } from './refund'

/**
 * Asks for a refund that was just written down, while the person waits. Never throws: what does not come
 * about now is done by the next run of the renewals.
 * @returns whether the money is on its way
 */
export async function refundAtOnce(refund: string): Promise<boolean> {
  try {
    const till = openTill()
    const [order] = await claimRefunds(till.service, refund, till.now(), 1)
    return order ? (await giveBack(till, order)) === 'done' : false
  } catch (thrown) {
    const { code, message } = toAppError(thrown)
    log.error('billing.refund-left', { refund, code, reason: message })
    return false
  }
}
