import { entitlements } from '@/lib/entitlements'
import { plans } from './constants'

const won = (amount: number) => amount.toLocaleString('en-US')
const [, sixMonths] = plans

/** The example of the paid service policy: six months from 1 December 2026, ended on the 40th day. */
const example = { days: 182, used: 40 }
const deducted = Math.floor((sixMonths.price * example.used) / example.days)

/**
 * The figures of the plans for messages and long texts, by the name of their placeholder: `price6months`,
 * `seat1month`, `original1year`, `discount1year`. Figures are written alike in all our languages.
 */
export const priceTexts: Record<string, string> = {
  ...Object.fromEntries(
    plans.flatMap(({ id, price, seatPrice, originalPrice, discount }) => [
      [`price${id}`, won(price)],
      [`seat${id}`, won(seatPrice)],
      [`original${id}`, won(originalPrice ?? price)],
      [`discount${id}`, `${discount}%`],
    ]),
  ),
  includedSeats: String(entitlements['1month'].organizationSeats),
  exampleDeducted: won(deducted),
  exampleRefund: won(sixMonths.price - deducted),
}
