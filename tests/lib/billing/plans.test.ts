import { plans } from '@/lib/billing/constants'
import { monthlyPrice } from '@/lib/billing/monthly-price'
import { planIdSchema, planSchema } from '@/lib/billing/schema'

const [month, half, year] = plans

test('the three plans cost what the specification says', () => {
  expect(plans.map(({ id, price }) => [id, price])).toEqual([
    ['1month', 55_000],
    ['6months', 300_000],
    ['1year', 550_000],
  ])
  expect(plans.every((plan) => planSchema.safeParse(plan).success)).toBe(true)
})

test('an original price is what the same months cost one by one', () => {
  for (const plan of [half, year]) {
    expect(plan.originalPrice).toBe(month.price * plan.months)
  }
})

test('a discount is the share off the original price, rounded', () => {
  for (const { price, originalPrice, discount } of [half, year]) {
    expect(discount).toBe(Math.round((1 - price / originalPrice) * 100))
  }
})

test('one plan is marked', () => {
  expect(plans.filter(({ popular }) => popular).map(({ id }) => id)).toEqual(['6months'])
})

test('the price by the month says when it is rounded', () => {
  expect(monthlyPrice(half)).toEqual({ amount: 50_000, rounded: false })
  expect(monthlyPrice(year)).toEqual({ amount: 45_833, rounded: true })
})

test('an unknown plan is refused', () => {
  expect(planIdSchema.safeParse('2years').success).toBe(false)
})
