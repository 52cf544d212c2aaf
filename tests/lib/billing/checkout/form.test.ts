import { checkoutAvailability } from '@/lib/billing/checkout/availability'
import { checkoutFormErrors, checkoutFormSchema } from '@/lib/billing/checkout/form-schema'
import { failureReason } from '@/lib/billing/provider-codes'
import { parseEnv } from '@/lib/env'

const now = new Date('2026-11-21T03:00:00Z')
const whole = {
  plan: '6months',
  name: ' 홍길동 ',
  residentNumber: '900101-1',
  verificationId: 'any',
  paid: true,
  automatic: true,
  provision: true,
}

function errorsOf(form: unknown) {
  const parsed = checkoutFormSchema(now).safeParse(form)
  return parsed.success ? {} : checkoutFormErrors(parsed.error)
}

test('a whole form has no error, and its name no spaces around it', () => {
  expect(checkoutFormSchema(now).parse(whole)).toEqual({ ...whole, name: '홍길동' })
})

test.each([
  [{ plan: '2months' }, { plan: 'planNotFound' }],
  [{ name: '  ' }, { name: 'nameAndId' }],
  [{ name: '가'.repeat(61) }, { name: 'nameAndId' }],
  [{ residentNumber: '' }, { residentNumber: 'nameAndId' }],
  [{ residentNumber: '901301-1' }, { residentNumber: 'idFormat' }],
  [{ verificationId: '' }, { verificationId: 'incomplete' }],
  [{ verificationId: null }, { verificationId: 'incomplete' }],
  [
    { name: undefined, residentNumber: 7 },
    { name: 'nameAndId', residentNumber: 'nameAndId' },
  ],
  [{ automatic: false }, { automatic: 'terms' }],
])('%j is wrong by %j', (changed, errors) => {
  expect(errorsOf({ ...whole, ...changed })).toEqual(errors)
})

const keys = {
  TOSS_CLIENT_KEY: 'test_ck_a',
  TOSS_SECRET_KEY: 'test_sk_a',
  BILLING_SECRET: 's'.repeat(32),
}
const user = { email: 'a@example.test' }

test('without the keys of a provider nobody can pay', () => {
  for (const missing of Object.keys(keys)) {
    const settings = parseEnv({ ...keys, [missing]: '' })
    expect(checkoutAvailability(user, null, settings, now).state).toBe('unconfigured')
  }
})

test('whoever has a subscription, or a payment under way, is not given the form', () => {
  const settings = parseEnv(keys)
  expect(checkoutAvailability(user, 'active', settings, now).state).toBe('subscribed')
  expect(checkoutAvailability(user, 'past_due', settings, now).state).toBe('subscribed')
  expect(checkoutAvailability(user, 'pending', settings, now).state).toBe('pending')
})

test.each([
  [{}, false],
  [{ EMBEDDED: '1', TOSS_API_URL: 'http://127.0.0.1:4200' }, true],
  [{ EMBEDDED: '1' }, false],
])('with %j the page says that no money moves: %s', (settings, expected) => {
  const place = checkoutAvailability(user, null, parseEnv({ ...keys, ...settings }), now)
  expect(place).toMatchObject({ state: 'ready', isStandIn: expected, today: '2026-11-21' })
})

test('only what the browser may know is handed down', () => {
  const place = JSON.stringify(checkoutAvailability(user, null, parseEnv(keys), now))
  expect(place).not.toContain(keys.TOSS_SECRET_KEY)
  expect(place).not.toContain(keys.BILLING_SECRET)
})

test.each([
  ['REJECT_CARD_PAYMENT', 'funds'],
  ['PAY_PROCESS_CANCELED', 'cancelled'],
  ['EXCEED_MAX_ONE_DAY_AMOUNT', 'limit'],
  ['SOMETHING_NEW', 'other'],
  [null, 'other'],
])('%s is told as %s', (code, reason) => {
  expect(failureReason(code)).toBe(reason)
})
