import { readBytes, readJson, respond, succeed } from '@/lib/api'
import { parseLocale } from '@/lib/auth/destination'
import { requirePermission } from '@/lib/auth/require-permission'
import { confirmOrder } from '@/lib/billing/checkout/confirmation'
import { type CardWindowReturn, cardWindowReturnSchema } from '@/lib/billing/checkout/schema'
import { confirmationFailure } from '@/lib/billing/checkout/status'
import { planIdSchema } from '@/lib/billing/schema'
import { AppError, toAppError } from '@/lib/errors'
import { getPathname } from '@/lib/i18n/navigation'
import { log } from '@/lib/log'

const maxBytes = 4096

function parseReturn(body: unknown): CardWindowReturn {
  const returned = cardWindowReturnSchema.safeParse(body)
  if (!returned.success) throw new AppError('validation')
  return returned.data
}

/** Where a person without script sees what came of it: the page that reads the order. */
function redirectToResult(locale: FormDataEntryValue | null, query: Record<string, string>) {
  const path = getPathname({ locale: parseLocale(locale), href: '/billing-success' })
  const location = `${path}?${new URLSearchParams(query)}`
  return new Response(null, { status: 303, headers: { location, 'cache-control': 'no-store' } })
}

/** The form of the page, sent without script. What can be sent again stays in the address, as it came. */
async function confirmForm(request: Request): Promise<Response> {
  const bytes = await readBytes(request, maxBytes, () => new AppError('textTooLong'))
  const form = new URLSearchParams(bytes.toString('utf8'))
  const returned = parseReturn(Object.fromEntries(form))
  const plan = planIdSchema.safeParse(form.get('planId'))
  const order = { orderId: returned.orderId, ...(plan.success ? { planId: plan.data } : {}) }
  try {
    await confirmOrder(await requirePermission('session'), returned)
    return redirectToResult(form.get('locale'), order)
  } catch (thrown) {
    const { code, message } = toAppError(thrown)
    if (code !== 'unauthorized') log.error('checkout.failed', { code, reason: message })
    const again = { ...order, ...returned, reason: confirmationFailure(code) }
    return redirectToResult(form.get('locale'), again)
  }
}

/**
 * Goes on with what the card window brought: registers the card and takes the first payment. Sent again, it
 * answers how far that is, and charges nothing twice. The page sends JSON; without script its form is sent, and
 * answered by the page.
 */
export function POST(request: Request): Promise<Response> {
  const isForm = request.headers
    .get('content-type')
    ?.startsWith('application/x-www-form-urlencoded')
  return respond(request, async () => {
    if (isForm) return confirmForm(request)
    const user = await requirePermission('session')
    return succeed(await confirmOrder(user, parseReturn(await readJson(request, maxBytes))))
  })
}
