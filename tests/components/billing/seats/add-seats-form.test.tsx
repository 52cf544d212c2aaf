/** @jest-environment jsdom */
import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { AddSeatsForm } from '@/components/billing/seats/add-seats-form'
import { addSeats } from '@/lib/billing/seats/actions'
import { answered } from '@/lib/form-state'
import { Localized } from '@/tests/factories/rendered'

jest.mock('@/lib/billing/seats/actions', () => ({ addSeats: jest.fn() }))

const add = jest.mocked(addSeats)
beforeEach(() => add.mockReset())

const terms = {
  price: 11_000,
  start: '2026-12-01',
  end: '2027-01-01',
  today: '2026-12-16',
  next: { plan: 55_000, seatPrice: 11_000, seats: 0 },
}

function open() {
  render(
    <Localized>
      <AddSeatsForm organization="00000000-0000-4000-8000-000000000001" terms={terms} />
    </Localized>,
  )
  return userEvent.setup()
}
const number = () => screen.getByLabelText<HTMLInputElement>(/추가할 좌석 수/)
const consent = () => screen.getByLabelText<HTMLInputElement>(/위의 금액을/)
const press = () => screen.findByRole('button', { name: '좌석 추가하고 결제하기' })

async function type(user: ReturnType<typeof userEvent.setup>, seats: string) {
  await user.clear(number())
  await user.type(number(), seats)
}

test('shows what is charged now and at the renewal, and sends the amount that was shown', async () => {
  add.mockImplementation(async (before) => answered(before, { result: 'added' }))
  const user = open()
  expect(screen.getByText('5,677원')).not.toBeNull()
  await type(user, '3')
  expect(screen.getByText('17,032원')).not.toBeNull()
  expect(screen.getByText('88,000원')).not.toBeNull()
  await user.click(consent())
  await user.click(await press())
  expect(await screen.findByText('좌석을 추가했습니다. 바로 초대할 수 있습니다.')).not.toBeNull()
  const [, data] = add.mock.calls[0] ?? []
  expect([data?.get('seats'), data?.get('expected')]).toEqual(['3', '17032'])
})

test('what was done once needs consent to be done again', async () => {
  add.mockImplementation(async (before) => answered(before, { result: 'added' }))
  const user = open()
  await user.click(consent())
  await user.click(await press())
  await waitFor(() => expect(consent().checked).toBe(false))
  await user.click(await press())
  expect(await screen.findByText('결제에 동의해 주세요.')).not.toBeNull()
  expect(add).toHaveBeenCalledTimes(1)
})

test('a refusal says why, and what another amount is; a number that is none keeps the last one', async () => {
  add.mockImplementationOnce(async (before) => ({
    ...answered(before, { reason: 'changed' }),
    amount: 5322,
  }))
  add.mockImplementationOnce(async (before) => ({
    ...answered(before, { reason: 'declined' }),
    code: 'EXCEED_MAX_PAYMENT_AMOUNT',
  }))
  const user = open()
  await user.click(consent())
  await user.click(await press())
  expect(await screen.findByText(/5,322원으로 바뀌었습니다/)).not.toBeNull()
  await user.click(await press())
  expect(await screen.findByText(/좌석을 추가하지 않았습니다. 카드의 한도를/)).not.toBeNull()
  await type(user, '0')
  expect(screen.getByText('5,677원')).not.toBeNull()
})
