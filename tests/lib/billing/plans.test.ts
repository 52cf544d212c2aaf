import { plans } from '@/lib/billing/constants'
import { monthlyPrice } from '@/lib/billing/monthly-price'
import { priceTexts } from '@/lib/billing/price-texts'
import { planIdSchema } from '@/lib/billing/schema'

const [month, half, year] = plans

test('the three plans cost what the specification says', () => {
  expect(plans.map(({ id, price }) => [id, price])).toEqual([
    ['1month', 55_000],
    ['6months', 300_000],
    ['1year', 550_000],
  ])
})

test('an original price is what the same months cost one by one', () => {
  for (const plan of [half, year]) {
    expect(plan.originalPrice).toBe(month.price * plan.months)
  }
})

test('a discount is the share off the original price, rounded', () => {
  for (const { price, originalPrice, discount } of [half, year]) {
    expect(discount).toBe(Math.round((1 - price / Number(originalPrice)) * 100))
  }
})

test('one month has no discount', () => {
  expect(month).toMatchObject({ originalPrice: null, discount: 0 })
})

test('texts write the figures of the plans', () => {
  expect(priceTexts).toMatchObject({
    price1month: '55,000',
    original6months: '330,000',
    discount1year: '17%',
    exampleDeducted: '65,934',
    exampleRefund: '234,066',
  })
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
