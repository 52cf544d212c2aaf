import { Hono } from 'hono'
import { z } from 'zod'
import { refusedAuthorization } from '@/embedded/toss/api/authorization'
import { customerKeySchema } from '@/embedded/toss/api/billing'
import { freshKeys } from '@/embedded/toss/api/fresh-keys'
import type { TossContext } from '@/embedded/toss/api/outcome'
import { passesLuhn, TEST_CARDS } from '@/embedded/toss/cards'
import { type Answer, answered, refusal } from '@/embedded/toss/codes'
import type { Faults } from '@/embedded/toss/faults/faults'
import { planSchema } from '@/embedded/toss/faults/plan'
import { paymentObject } from '@/embedded/toss/ledger/payment'
import { billingDeleted, message, paymentChanged } from '@/embedded/toss/webhooks/messages'
import type { Sender } from '@/embedded/toss/webhooks/sender'
import { register } from '@/embedded/toss/window/routes'
import { ledgerReport } from './ledger-report'

const cardSchema = z.strictObject({
  customerKey: customerKeySchema,
  cardNumber: z
    .string()
    .transform((text) => text.replace(/[\s-]/g, ''))
    .refine(passesLuhn),
  corporate: z.boolean().default(false),
})

const sending = {
  transmissionId: z.string().min(1).max(200).optional(),
  times: z.number().int().min(1).max(1000).default(1),
}

const webhookSchema = z.union([
  z.strictObject({
    eventType: z.literal('PAYMENT_STATUS_CHANGED'),
    paymentKey: z.string(),
    ...sending,
  }),
  z.strictObject({ eventType: z.literal('BILLING_DELETED'), billingKey: z.string(), ...sending }),
  z.strictObject({
    eventType: z.string().min(1).max(100),
    data: z.record(z.string(), z.unknown()),
    ...sending,
  }),
])

const json = ({ status, body }: Answer) =>
  new Response(body, {
    status,
    headers: { 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-store' },
  })

/** The body of the event that is asked for; null for a payment that there is not. */
function bodyOf({ ledger, runtime, origin }: TossContext, asked: z.infer<typeof webhookSchema>) {
  const now = runtime.now()
  if ('data' in asked) return message(asked.eventType, asked.data, now)
  if ('billingKey' in asked) return billingDeleted(asked.billingKey, now)
  const payment = ledger.payments.get(asked.paymentKey)
  return payment ? paymentChanged(paymentObject(payment, origin), now) : null
}

/** What only the stand-in has, for tests and benches: faults, the truth, events on demand. */
export function standInRoutes(
  ctx: TossContext,
  { secretKey, faults, sender }: { secretKey: string; faults: Faults; sender: Sender },
): Hono {
  const app = new Hono()
  app.use(async (c, next) => {
    const refused = refusedAuthorization(c.req.header('authorization'), secretKey)
    if (refused) return json(refused)
    return next()
  })

  const report = () => json(answered(faults.report()))
  app.get('/faults', report)
  app.post('/faults', async (c) => {
    const given = planSchema.safeParse(await c.req.json().catch(() => null))
    if (!given.success) return json(refusal('INVALID_REQUEST', z.prettifyError(given.error)))
    faults.replace(given.data)
    return report()
  })

  app.get('/ledger', (c) =>
    json(answered(ledgerReport(ctx.ledger, new Set(c.req.queries('orderId'))))),
  )

  app.get('/cards', () =>
    json(
      answered({
        cards: TEST_CARDS.map(({ number, at, code, note }) => ({
          number,
          at,
          codes: code ? [code] : [],
          note: note.en,
        })),
      }),
    ),
  )

  app.post('/authorizations', async (c) => {
    const given = cardSchema.safeParse(await c.req.json().catch(() => null))
    if (!given.success) return json(refusal('INVALID_REQUEST', z.prettifyError(given.error)))
    const { customerKey, cardNumber: number, corporate } = given.data
    const registered = register(ctx, { customerKey, number, corporate })
    return json(
      'code' in registered
        ? refusal(registered.code)
        : answered({ authKey: registered.authKey, customerKey }),
    )
  })

  app.post('/webhooks', async (c) => {
    const given = webhookSchema.safeParse(await c.req.json().catch(() => null))
    if (!given.success) return json(refusal('INVALID_REQUEST', z.prettifyError(given.error)))
    const { transmissionId = freshKeys(ctx.runtime).transmissionId(), times } = given.data
    const body = bodyOf(ctx, given.data)
    if (body === null) return json(refusal('NOT_FOUND_PAYMENT'))
    const statuses: number[] = []
    for (let retried = 0; retried < times; retried += 1) {
      statuses.push(await sender.send(transmissionId, body, retried))
    }
    return json(answered({ transmissionId, statuses }))
  })
  return app
}
