import { exampleCount, numbers, reasonsOf, resultOf, someDay } from '../examples'

const dayLength = 86_400_000
const time = (day: string) => Date.parse(day)
const iso = (at: number) => new Date(at).toISOString().slice(0, 10)

type Debt = {
  principal: number
  startDate: string
  endDate: string
  rate: number | undefined
  servedDate: string | undefined
  payments: { date: string; amount: number }[]
}

/** The rate of one day, straight from the decree's supplementary provisions. */
function rateOf(debt: Debt, at: number): number {
  const before = debt.rate ?? 5
  if (debt.servedDate === undefined || at <= time(debt.servedDate)) return before
  const decree = at < time('2015-10-01') ? 20 : at < time('2019-06-01') ? 15 : 12
  return Math.max(before, decree)
}

/** Day by day, in hundredths of a 365th of a won; cut to whole won when the rate or the principal changes. */
function second(debt: Debt) {
  let principal = BigInt(debt.principal)
  let [open, total, sum] = [0n, 0n, 0n]
  for (let at = time(debt.startDate); at <= time(debt.endDate); at += dayLength) {
    const rate = rateOf(debt, at)
    sum += principal * BigInt(rate)
    const paid = debt.payments.filter(({ date }) => time(date) === at)
    const last = at === time(debt.endDate)
    if (paid.length > 0 || last || rateOf(debt, at + dayLength) !== rate) {
      const won = sum / 36_500n
      open += won
      total += won
      sum = 0n
    }
    for (const { amount } of paid) {
      const toInterest = BigInt(amount) < open ? BigInt(amount) : open
      open -= toInterest
      const rest = BigInt(amount) - toInterest
      principal -= rest < principal ? rest : principal
    }
  }
  return { interest: Number(total), principal: Number(principal), interestOwed: Number(open) }
}

describe('default interest', () => {
  const next = numbers(11)
  const debts = Array.from({ length: exampleCount }, (): Debt => {
    const startDate = someDay(next, 2012, 2024)
    const days = 1 + next(1500)
    const at = (offset: number) => iso(time(startDate) + offset * dayLength)
    return {
      principal: 1 + next(400_000_000),
      startDate,
      endDate: at(days),
      rate: next(3) === 0 ? 1 + next(19) : undefined,
      servedDate: next(2) === 0 ? at(next(days)) : undefined,
      payments: [next(days), next(days)]
        .slice(0, next(3))
        .map((offset) => ({ date: at(offset), amount: 1 + next(60_000_000) })),
    }
  })

  it.each(debts)('equals a reckoning day by day: %j', (debt) => {
    expect(resultOf('interest', debt)).toMatchObject(second(debt))
  })

  it('never grows smaller with more days, more principal or a higher rate', () => {
    for (const debt of debts.filter(({ payments }) => payments.length === 0)) {
      const interest = resultOf('interest', debt).interest as number
      const more = (change: Partial<Debt>) =>
        resultOf('interest', { ...debt, ...change }).interest as number
      expect(more({ endDate: iso(time(debt.endDate) + dayLength) })).toBeGreaterThanOrEqual(
        interest,
      )
      expect(more({ principal: debt.principal + 1 })).toBeGreaterThanOrEqual(interest)
      expect(more({ rate: 20 })).toBeGreaterThanOrEqual(interest)
    }
  })

  const debt = { principal: 1_000_000, dueDate: '2026-01-01', endDate: '2026-12-31' }

  it('takes amounts and days as people write them', () => {
    expect(
      resultOf('interest', {
        principal: '1,000,000원',
        dueDate: '2026. 1. 1.',
        endDate: '20261231',
      }),
    ).toEqual(resultOf('interest', debt))
  })

  it('cuts the agreed rate of a loan to the ceiling of its day, of nothing else', () => {
    const rated = { ...debt, rate: 24 }
    expect(resultOf('interest', rated).segments).toMatchObject([{ rate: 20 }])
    expect(resultOf('interest', { ...rated, loan: false }).segments).toMatchObject([{ rate: 24 }])
    expect(resultOf('interest', { ...rated, contractDate: '2020-01-01' }).segments).toMatchObject([
      { rate: 24 },
    ])
  })

  it('keeps the rate of the day on which the arguments closed', () => {
    const old = {
      principal: 1_000_000,
      startDate: '2019-01-01',
      endDate: '2019-12-31',
      servedDate: '2018-12-31',
    }
    expect(resultOf('interest', { ...old, argumentsClosed: '2019-05-20' }).segments).toMatchObject([
      { rate: 15, days: 365 },
    ])
    expect(resultOf('interest', old).segments).toMatchObject([
      { rate: 15, to: '2019-05-31' },
      { rate: 12, from: '2019-06-01' },
    ])
  })

  it('lets the higher rate begin after a dispute that was reasonable', () => {
    const disputed = { ...debt, servedDate: '2026-02-01', disputeUntil: '2026-09-30' }
    expect(resultOf('interest', disputed).segments).toMatchObject([
      { rate: 5, to: '2026-09-30' },
      { rate: 12, from: '2026-10-01' },
    ])
  })

  it('covers costs, interest and principal in this order', () => {
    const paid = { ...debt, costs: 10_000, payments: [{ date: '2026-07-02', amount: 100_000 }] }
    expect(resultOf('interest', paid).payments).toMatchObject([
      { costs: 10_000, interest: 24_931, principal: 65_069 },
    ])
  })

  it('says what is missing or does not fit', () => {
    expect(reasonsOf('interest', { principal: 1, endDate: '2026-01-01' })).toEqual([
      'dueDate start-missing',
    ])
    expect(reasonsOf('interest', { ...debt, endDate: '2025-12-01' })).toEqual([
      'endDate end-before-start',
    ])
    expect(reasonsOf('interest', { ...debt, principal: '많이' })).toEqual(['principal invalid'])
    expect(reasonsOf('interest', { ...debt, principl: 1 })).toEqual(['principl unknown-field'])
    expect(reasonsOf('interest', { ...debt, endDate: '2026-02-30' })).toEqual(['endDate invalid'])
    expect(
      reasonsOf('interest', {
        principal: 1,
        startDate: '2001-01-01',
        endDate: '2004-01-01',
        servedDate: '2000-01-01',
      }),
    ).toEqual(['servedDate rate-unknown'])
  })
})

describe('interest above the ceiling', () => {
  const next = numbers(12)
  const loans = Array.from({ length: exampleCount }, () => ({
    principal: 100_000 + next(90_000_000),
    contractDate: someDay(next, 2008, 2026),
    startDate: someDay(next, 2020, 2022),
    endDate: someDay(next, 2023, 2026),
    interestPaid: next(60_000_000),
  }))

  it.each(loans)('equals a reckoning in whole numbers: %j', (loan) => {
    const day = loan.contractDate
    const cap =
      day >= '2021-07-07' ? 20n : day >= '2018-02-08' ? 24n : day >= '2014-07-15' ? 25n : 30n
    const days = BigInt((time(loan.endDate) - time(loan.startDate)) / dayLength + 1)
    const allowed = Number((BigInt(loan.principal) * cap * days) / 36_500n)
    const excess = Math.max(0, loan.interestPaid - allowed)
    expect(resultOf('interest-cap', loan)).toMatchObject({
      ceilingPercent: Number(cap),
      allowedInterest: allowed,
      excess,
      principalLeft: Math.max(0, loan.principal - excess),
      refund: Math.max(0, excess - loan.principal),
    })
  })

  it('declines what the Act leaves alone', () => {
    const loan = { principal: 1_000_000, contractDate: '2026-01-01', rate: 30 }
    expect(reasonsOf('interest-cap', { ...loan, principal: 99_999 })).toEqual([
      'principal below-minimum',
    ])
    expect(reasonsOf('interest-cap', { ...loan, registeredLender: true })).toEqual([
      'registeredLender other-law',
    ])
    expect(reasonsOf('interest-cap', { ...loan, contractDate: '2007-06-29' })).toEqual([
      'contractDate ceiling-unknown',
    ])
    expect(reasonsOf('interest-cap', { ...loan, startDate: '2026-01-01' })).toEqual([
      'endDate end-before-start',
    ])
  })
})
