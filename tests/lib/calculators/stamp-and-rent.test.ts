import { exampleCount, numbers, reasonsOf, resultOf } from './examples'

/** 인지법 §2 in tenths of a thousandth of a won, by whole numbers alone. */
function secondStamp(value: bigint): bigint {
  let tenThousandths = value * 35n + 5_550_000_000n
  if (value < 1_000_000_000n) tenThousandths = value * 40n + 550_000_000n
  if (value < 100_000_000n) tenThousandths = value * 45n + 50_000_000n
  if (value < 10_000_000n) tenThousandths = value * 50n
  const hundreds = (tenThousandths / 1_000_000n) * 100n
  return hundreds < 1_000n ? 1_000n : hundreds
}

const cut = (amount: bigint) => (amount / 100n) * 100n

describe('the stamp', () => {
  const next = numbers(21)
  const values = Array.from({ length: exampleCount }, () => 1 + next(10 ** (5 + next(6))))

  it.each(values)('of a claim of %d equals a reckoning in whole numbers', (value) => {
    const complaint = secondStamp(BigInt(value))
    const stamp = (document: string, electronic = false) =>
      BigInt(resultOf('stamp', { value, document, electronic }).stamp as number)
    expect(stamp('complaint')).toBe(complaint)
    expect(stamp('appeal')).toBe(cut((complaint * 3n) / 2n))
    expect(stamp('final-appeal')).toBe(complaint * 2n)
    expect(stamp('complaint', true)).toBe(cut((complaint * 9n) / 10n))
    const order = cut(complaint / 10n)
    expect(stamp('payment-order')).toBe(order < 1000n ? 1000n : order)
  })

  it('never falls as the value rises', () => {
    const sorted = [...values, 9_999_999, 10_000_000, 99_999_999, 100_000_000].sort((a, b) => a - b)
    const stamps = sorted.map((value) => resultOf('stamp', { value }).stamp as number)
    expect(stamps).toEqual([...stamps].sort((a, b) => a - b))
  })

  it('gives half back, but keeps a hundred thousand won', () => {
    const refund = (value: number) => resultOf('stamp', { value, refund: true }).refund
    expect(refund(100_000_000)).toBe(227_500)
    expect(refund(30_000_000)).toBe(40_000)
    expect(refund(10_000_000)).toBe(0)
  })

  it('reckons the service fee from the price that it is told', () => {
    const input = { value: 30_000_000, serviceUnitPrice: 5_200, parties: 2 }
    expect(resultOf('stamp', input)).toMatchObject({ serviceFee: 156_000, total: 296_000 })
    expect(resultOf('stamp', { ...input, smallClaim: true }).serviceFee).toBe(104_000)
    expect(resultOf('stamp', { value: 1 }).serviceFee).toBeNull()
  })

  // 재일 87-4 별표 1 (재판예규 제1950호, in force since 2026-03-01): services for each party.
  it.each([
    ['complaint', 15],
    ['appeal', 12],
    ['final-appeal', 8],
    ['payment-order', 6],
    ['mediation', 5],
    ['provisional-attachment', 3],
    ['provisional-disposition', 3],
    ['temporary-status', 8],
  ])('knows how often the papers of %s are served', (document, times) => {
    const input = { value: 40_000_000, document, serviceUnitPrice: 5_640, parties: 3 }
    expect(resultOf('stamp', input)).toMatchObject({
      serviceTimes: times,
      serviceFee: 5_640 * times * 3,
    })
  })

  it('asks for the figure that the value follows from', () => {
    expect(reasonsOf('stamp', {})).toEqual(['value value-missing'])
    expect(reasonsOf('stamp', { claim: 'property-delivery', value: 1 })).toEqual([
      'officialPrice value-missing',
    ])
    expect(reasonsOf('stamp', { value: 1, document: 'letter' })).toEqual(['document invalid'])
  })
})

describe('rent', () => {
  const next = numbers(22)
  const leases = Array.from({ length: exampleCount }, () => ({
    deposit: 1 + next(900_000_000),
    monthlyRent: 1 + next(9_000_000),
    baseRate: next(1600) / 100,
  }))

  it.each(leases)('goes up by a twentieth and is converted at the lower rate: %j', (lease) => {
    const { deposit, monthlyRent, baseRate } = lease
    expect(resultOf('rent-cap', { deposit, monthlyRent })).toMatchObject({
      maxDeposit: Number((BigInt(deposit) * 21n) / 20n),
      maxMonthlyRent: Number((BigInt(monthlyRent) * 21n) / 20n),
    })
    const hundredths = BigInt(Math.round(baseRate * 100))
    const home = hundredths + 200n < 1000n ? hundredths + 200n : 1000n
    const shop = (hundredths * 9n) / 2n < 1200n ? hundredths * 9n : 2400n
    expect(resultOf('rent-conversion', { deposit, baseRate }).maxMonthlyRent).toBe(
      Number((BigInt(deposit) * home) / 120_000n),
    )
    expect(
      resultOf('rent-conversion', { kind: 'commercial', deposit, baseRate }).maxMonthlyRent,
    ).toBe(Number((BigInt(deposit) * shop) / 240_000n))
  })

  it('knows the base rate of its table and declines past it', () => {
    const rate = (date: string) =>
      resultOf('rent-conversion', { deposit: 1_000_000, date }).baseRate
    expect(rate('2024-10-10')).toBe('3.5')
    expect(rate('2024-10-11')).toBe('3.25')
    expect(rate('2025-12-31')).toBe('2.5')
    expect(reasonsOf('rent-conversion', { deposit: 1, date: '2026-01-01' })).toEqual([
      'baseRate base-rate-unknown',
    ])
    expect(
      reasonsOf('rent-conversion', { deposit: 1, kind: 'commercial', date: '2020-05-27' }),
    ).toEqual(['baseRate base-rate-unknown'])
  })

  it('checks what is asked for', () => {
    const lease = { deposit: 100_000_000, monthlyRent: 1_000_000 }
    const exceeds = (more: Record<string, unknown>) =>
      resultOf('rent-cap', { ...lease, ...more }).exceeds
    expect(exceeds({ newMonthlyRent: 1_050_000 })).toBe(false)
    expect(exceeds({ newMonthlyRent: 1_050_001 })).toBe(true)
    expect(exceeds({ newMonthlyRent: 1_030_001, localCap: 3 })).toBe(true)
    expect(
      resultOf('rent-cap', { ...lease, lastIncreaseDate: '2026-02-28' }).earliestIncrease,
    ).toBe('2027-02-28')
    expect(reasonsOf('rent-cap', {})).toEqual(['deposit amount-missing'])
    expect(
      resultOf('rent-conversion', {
        deposit: 100_000_000,
        agreedMonthlyRent: 400_000,
        baseRate: 2.5,
      }),
    ).toMatchObject({ exceeds: true, agreedRatePercent: '4.8' })
  })
})
