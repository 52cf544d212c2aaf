/** @jest-environment jsdom */
import { act, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { CheckoutForm } from '@/components/billing/checkout/checkout-form'
import { abandonCheckout, openPlanCheckout } from '@/lib/billing/checkout/actions'
// The form fetches it when it is first checked; here it is there already.
import '@/lib/billing/checkout/form-schema'
import messages from '@/messages/ko/checkout.json'
import phone from '@/messages/ko/phone.json'
import { Localized } from '@/tests/factories/rendered'

jest.mock('@/lib/billing/checkout/actions', () => ({
  openPlanCheckout: jest.fn(),
  abandonCheckout: jest.fn(async () => undefined),
}))
jest.mock('@/lib/billing/phone/actions', () => ({
  sendPhoneCode: jest.fn(),
  checkPhoneCode: jest.fn(),
}))
const requestBillingAuth = jest.fn()
jest.mock('@tosspayments/payment-sdk', () => ({
  loadTossPayments: async () => ({ requestBillingAuth }),
}))

const opened = jest.mocked(openPlanCheckout)
const verified = {
  verificationId: '00000000-0000-4000-8000-000000000000',
  phone: '01012345678',
  carrier: 'KT',
  provesUntil: '2100-01-01T00:00:00Z',
}
const order = {
  ok: true as const,
  orderId: 'order-1',
  customerKey: 'customer-1',
  successUrl: 'http://localhost/billing-success',
  failUrl: 'http://localhost/billing-fail',
}
const email = 'payer@example.test'
const place = {
  state: 'ready' as const,
  clientKey: 'test_ck_a',
  scriptUrl: 'http://localhost/v1',
  isStandIn: false,
  email,
  today: '2026-11-21',
}

/** What was typed before, with a phone that is confirmed. */
const storeDraft = () =>
  sessionStorage.setItem(
    'beopdap:checkout',
    JSON.stringify({ email, plan: '1month', name: '홍길동', verified }),
  )

async function show(): Promise<HTMLElement> {
  const { container } = render(
    <Localized>
      <CheckoutForm place={place} plan={null} />
    </Localized>,
  )
  await waitFor(() => expect(register().hasAttribute('disabled')).toBe(false))
  return container
}
const register = () => screen.getByRole('button', { name: /원 결제/ })
const fieldOf = (label: string) => screen.getByRole('textbox', { name: new RegExp(`^${label}`) })

beforeEach(() => {
  sessionStorage.clear()
  opened.mockReset()
  requestBillingAuth.mockReset()
})

test('what is missing is said at once, tied to its fields, and nothing is opened', async () => {
  const container = await show()
  await userEvent.click(register())
  const summary = await screen.findByRole('alert')
  for (const text of [phone.problem.nameAndId, phone.problem.incomplete, messages.problem.terms]) {
    expect(within(summary).getAllByText(text).length).toBeGreaterThan(0)
  }
  expect(summary.parentElement).toBe(document.activeElement)
  expect(fieldOf(messages.name).getAttribute('aria-invalid')).toBe('true')
  expect(container.querySelectorAll('input[type=checkbox][aria-invalid=true]')).toHaveLength(3)
  expect(opened).not.toHaveBeenCalled()

  await userEvent.type(fieldOf(messages.name), '홍길동')
  await waitFor(() => expect(fieldOf(messages.name).hasAttribute('aria-invalid')).toBe(false))
  await userEvent.type(fieldOf(phone.residentNumber), '9013011')
  expect(fieldOf(phone.residentNumber)).toHaveProperty('value', '901301-1')
  expect(await within(summary).findByText(phone.problem.idFormat)).toBeTruthy()
})

test('a whole form opens the card window once; cancelled there, everything stays as it was', async () => {
  storeDraft()
  opened.mockResolvedValue(order)
  let cancel: () => void = () => {}
  requestBillingAuth.mockImplementation(
    () =>
      new Promise((_, reject) => {
        cancel = () => reject({ code: 'USER_CANCEL' })
      }),
  )
  await show()
  await waitFor(() => expect(fieldOf(messages.name)).toHaveProperty('value', '홍길동'))
  await userEvent.type(fieldOf(phone.residentNumber), '9001011')
  for (const box of screen.getAllByRole('checkbox')) await userEvent.click(box)
  await userEvent.dblClick(register())
  await waitFor(() => expect(requestBillingAuth).toHaveBeenCalledTimes(1))
  await act(async () => cancel())
  expect(await screen.findByText(messages.problem.cancelled)).toBeTruthy()
  expect(opened).toHaveBeenCalledTimes(1)
  expect(opened).toHaveBeenCalledWith({
    plan: '1month',
    name: '홍길동',
    residentNumber: '900101-1',
    verificationId: verified.verificationId,
    paid: true,
    automatic: true,
    provision: true,
    locale: 'ko',
  })
  expect(requestBillingAuth).toHaveBeenCalledWith(
    '카드',
    expect.objectContaining({ customerKey: 'customer-1', customerName: '홍길동' }),
  )
  expect(abandonCheckout).toHaveBeenCalledWith({ orderId: 'order-1', code: 'USER_CANCEL' })
  expect(screen.getAllByRole('checkbox', { checked: true })).toHaveLength(3)
  expect(fieldOf(phone.residentNumber)).toHaveProperty('value', '900101-1')
  expect(JSON.stringify({ ...sessionStorage })).not.toContain('900101')
})

test('what the server finds wrong stands at its field', async () => {
  storeDraft()
  const errors = { verificationId: 'incomplete', name: 'nameAndId' } as const
  opened.mockResolvedValue({ ok: false, problem: null, errors })
  await show()
  await waitFor(() => expect(fieldOf(messages.name)).toHaveProperty('value', '홍길동'))
  await userEvent.type(fieldOf(phone.residentNumber), '9001011')
  for (const box of screen.getAllByRole('checkbox')) await userEvent.click(box)
  await userEvent.click(register())
  const summary = await screen.findByRole('alert')
  expect(within(summary).getByText(phone.problem.incomplete)).toBeTruthy()
  expect(fieldOf(messages.name).getAttribute('aria-invalid')).toBe('true')
  expect(requestBillingAuth).not.toHaveBeenCalled()
})

test('no answer at all is a lost connection', async () => {
  storeDraft()
  opened.mockRejectedValue(new TypeError('Failed to fetch'))
  await show()
  await waitFor(() => expect(fieldOf(messages.name)).toHaveProperty('value', '홍길동'))
  await userEvent.type(fieldOf(phone.residentNumber), '9001011')
  for (const box of screen.getAllByRole('checkbox')) await userEvent.click(box)
  await act(() => userEvent.click(register()))
  expect(await screen.findByText(messages.problem.network)).toBeTruthy()
})
