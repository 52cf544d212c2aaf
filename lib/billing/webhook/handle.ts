import 'server-only'
import type { BillingContext } from '@/lib/billing/context'
import { markBillingKeyDeleted, recordBalance, recordWebhook } from '@/lib/billing/mutations'
import { webhookSchema } from '@/lib/billing/provider-schema'
import { log } from '@/lib/log'

/**
 * What the provider tells by itself. Nothing proves who sent it, so it is a hint only: the payment is read
 * again from the provider, and a deleted key is known by whoever deleted it and by us.
 * @returns `again` when it should be told once more later
 */
export async function handleWebhook(
  ctx: BillingContext,
  transmission: string,
  event: unknown,
): Promise<'handled' | 'known' | 'ignored' | 'again'> {
  const parsed = webhookSchema.safeParse(event)
  if (!parsed.success) return 'ignored'
  const { eventType, data } = parsed.data
  if (eventType === 'PAYMENT_STATUS_CHANGED') {
    const found = await ctx.provider.findOrder(data.orderId)
    if (!found.ok) return found.kind === 'missing' ? 'ignored' : 'again'
    const noted = await recordBalance(ctx.service, found.value, ctx.now())
    // Last: what could not be looked up or written down is to be told again.
    if (!(await recordWebhook(ctx.service, transmission, eventType, ctx.now()))) return 'known'
    log.info('billing.webhook', { order: found.value.orderId, noted })
    return noted ? 'handled' : 'ignored'
  }
  const ours = await markBillingKeyDeleted(
    ctx.service,
    ctx.encryption.fingerprint(data.billingKey),
    ctx.now(),
  )
  if (!(await recordWebhook(ctx.service, transmission, eventType, ctx.now()))) return 'known'
  return ours ? 'handled' : 'ignored'
}
