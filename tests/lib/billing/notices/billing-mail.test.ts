/** @jest-environment node */
import { billingMail } from '@/lib/billing/notices/billing-mail'
import { type Notice, noticeSchema } from '@/lib/billing/notices/schema'
import { locales } from '@/lib/i18n/routing'
import { mailSchema } from '@/lib/mail/mail'

const now = new Date('2026-12-01T03:00:00Z')
const plan = { planId: '6months', amount: 300_000 }
const facts = {
  receipt: {
    ...plan,
    orderId: 'bd-1',
    paidAt: '2026-11-30T15:30:00Z',
    periodStart: '2026-12-01',
    periodEnd: '2027-06-01',
  },
  renewal: { ...plan, on: '2026-12-08' },
  failed: { ...plan, code: 'EXCEED_MAX_PAYMENT_AMOUNT', nextTry: '2026-12-02' },
  expired: { ...plan, code: null },
  cancelled: { ...plan, amount: 0, endsOn: '2026-12-08' },
  refunded: { ...plan, amount: 234_066, orderId: 'bd-1' },
  'card-gone': { number: '4330****123*', on: '2026-12-08' },
} as const

type Kind = keyof typeof facts
const notice = (kind: Kind, language: string, more: object = {}): Notice =>
  noticeSchema.parse({
    id: 1,
    kind,
    occasion: `${kind} 1`,
    facts: { ...facts[kind], ...more },
    email: 'payer@example.test',
    language,
  })

const kinds = Object.keys(facts) as Kind[]
describe.each(locales)('in %s', (locale) => {
  it.each(kinds)('%s says all of it, as text and as HTML', async (kind) => {
    const mail = await billingMail(notice(kind, locale), now)
    expect(mailSchema.safeParse(mail).success).toBe(true)
    expect(mail.html).toContain(`<html lang="${locale}">`)
    expect(mail.idempotencyKey).toBe(`${kind} 1`)
    for (const body of [mail.text, mail.html]) {
      expect(body).not.toMatch(/[{}]|billingMail/)
      expect(body).toMatch(locale === 'ko' ? /:\d+\/(billing|pricing)/ : `/${locale}/`)
    }
    if (kind === 'receipt' || kind === 'renewal' || kind === 'failed' || kind === 'refunded') {
      expect(mail.text).toContain(facts[kind].amount.toLocaleString('en'))
    }
  })
})

it('a receipt names days of Korea, and the last day that is paid', async () => {
  const { text } = await billingMail(notice('receipt', 'en'), now)
  expect(text).toContain('Paid on: December 1, 2026')
  expect(text).toContain('Term: December 1, 2026 – May 31, 2027')
  expect(text).toContain('On June 1, 2027 the next term is charged')
})

it('a cancellation tells until when it runs, or what goes back', async () => {
  const later = await billingMail(notice('cancelled', 'en'), now)
  expect(later.text).toContain('Last day: December 7, 2026')
  const once = { endsOn: '2026-12-01' }
  const back = await billingMail(notice('cancelled', 'en', { ...once, amount: 234_066 }), now)
  expect(back.text).toContain('Refund: KRW 234,066')
  const nothing = await billingMail(notice('cancelled', 'en', once), now)
  expect(nothing.text).toContain('nothing to refund')
})
