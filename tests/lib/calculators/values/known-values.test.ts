import { runCalculator } from '@/lib/calculators/calculate'
import type { AddedValue } from '@/lib/calculators/schema'
import { newDatedValueSchema } from '@/lib/calculators/values/dated-value-schema'
import { knownRanges, knownValues, shippedValues } from '@/lib/calculators/values/known-values'

let last = 0
const added = (value: Omit<AddedValue, 'id'>): AddedValue => ({ id: String(++last), ...value })

describe('figures that the administration adds', () => {
  const values = knownValues([
    added({
      kind: 'minimum-wage',
      from: '2027-01-01',
      until: '2027-12-31',
      value: '10700',
      source: '고시 제1호',
    }),
    added({
      kind: 'base-rate',
      from: '2026-02-26',
      until: '2026-05-27',
      value: '2.25',
      source: '의결',
    }),
    added({
      kind: 'service-price',
      from: '2026-01-01',
      until: '2026-12-31',
      value: '5500',
      source: '예규',
    }),
    added({ kind: 'holiday', from: '2026-12-28', until: null, value: 'temporary', source: '관보' }),
  ])
  const result = (name: Parameters<typeof runCalculator>[0], input: object) => {
    const outcome = runCalculator(name, input, values)
    return outcome.ok ? outcome.calculation : outcome.problems
  }

  it('hold from their day, with their source', () => {
    expect(result('wages', { hourlyWage: 10_500, date: '2027-03-02' })).toMatchObject({
      result: { minimumWage: 10_700, minimumWageMet: false },
      sources: [{ key: 'minimum-wage', from: '2027-01-01', value: '10700', source: '고시 제1호' }],
    })
    expect(result('wages', { hourlyWage: 10_500, date: '2026-12-31' })).toMatchObject({
      result: { minimumWage: 10_320 },
    })
    expect(result('rent-conversion', { deposit: 100_000_000, date: '2026-03-02' })).toMatchObject({
      result: { ratePercent: '4.25' },
      sources: [{ value: '2.25' }],
    })
    expect(result('stamp', { value: 30_000_000, date: '2026-06-01' })).toMatchObject({
      result: { serviceFee: 5_500 * 15 * 2 },
      sources: [{ key: 'service-times' }, { key: 'service-price', source: '예규' }],
    })
  })

  it('are not stretched over days that nobody has vouched for', () => {
    for (const date of ['2026-01-15', '2026-02-25', '2026-05-28'])
      expect(result('rent-conversion', { deposit: 100_000_000, date })).toEqual([
        expect.objectContaining({ field: 'baseRate', reason: 'base-rate-unknown' }),
      ])
    expect(result('wages', { hourlyWage: 10_500, date: '2028-01-01' })).toEqual([
      expect.objectContaining({ field: 'date', reason: 'minimum-wage-unknown' }),
    ])
    expect(result('stamp', { value: 30_000_000, date: '2027-01-01' })).toMatchObject({
      result: { serviceFee: null },
      unknowns: expect.arrayContaining(['service-price']),
    })
  })

  it('move the end of periods and of limitation, and name the day', () => {
    expect(result('period', { startDate: '2026-12-11', preset: 'appeal' })).toMatchObject({
      result: { deadline: '2026-12-29' },
      lines: expect.arrayContaining([expect.objectContaining({ subject: 'temporary' })]),
    })
    expect(result('limitation', { kind: 'one-year', startDate: '2025-12-28' })).toMatchObject({
      result: { lastDay: '2026-12-29' },
    })
    expect(result('limitation', { kind: 'crime-minor', startDate: '2025-12-29' })).toMatchObject({
      result: { lastDay: '2026-12-28' },
    })
  })

  it('go before a row of the site for the same day', () => {
    const other = knownValues([
      added({
        kind: 'minimum-wage',
        from: '2026-01-01',
        until: '2026-12-31',
        value: '10000',
        source: '정정',
      }),
    ])
    expect(other.minimumWages.filter(({ from }) => from === '2026-01-01')).toHaveLength(1)
    expect(other.minimumWages.at(-1)?.value).toBe('10000')
  })

  it('are shown with the days they cover', () => {
    const of = (ranges: ReturnType<typeof knownRanges>) =>
      ranges.map(({ key, until }) => [key, until])
    expect(of(knownRanges(values))).toEqual([
      ['minimum-wage', '2027-12-31'],
      ['base-rate', '2026-05-27'],
      ['service-price', '2026-12-31'],
      ['litigation-rate', null],
      ['interest-ceiling', null],
      ['holidays', '2027-12-31'],
    ])
    expect(of(knownRanges(shippedValues)).map(([key]) => key)).not.toContain('service-price')
  })
})

describe('the form of a figure', () => {
  const good = {
    kind: 'minimum-wage',
    from: '2027-01-01',
    until: '2027-12-31',
    value: '10,700원',
    source: '고용노동부 고시',
  }
  const errors = (change: object) =>
    newDatedValueSchema
      .safeParse({ ...good, ...change })
      .error?.issues.map(({ path, message }) => `${path.join('.')} ${message}`)

  it('reads amounts as people write them, and no end for a holiday', () => {
    expect(newDatedValueSchema.parse(good)).toMatchObject({ value: '10700', until: '2027-12-31' })
    expect(
      newDatedValueSchema.parse({ ...good, kind: 'holiday', value: '임시공휴일', until: '' }),
    ).toMatchObject({ value: 'temporary', until: null })
    expect(newDatedValueSchema.parse({ ...good, kind: 'base-rate', value: '2.5%' }).value).toBe(
      '2.5',
    )
  })

  it.each([
    [{ from: '2027-02-30' }, ['from day']],
    [{ until: '2026-12-31' }, ['until until']],
    [{ until: '' }, ['until until']],
    [{ value: '-1' }, ['value amount']],
    [{ kind: 'base-rate', value: '2.555' }, ['value percent']],
    [{ kind: 'holiday', value: 'Monday' }, ['value holiday']],
    [{ source: 'x' }, ['source source']],
    [{ source: '고시\n제1호' }, ['source source']],
    [{ kind: 'tax' }, ['kind kind']],
  ])('refuses %j', (change, expected) => {
    expect(errors(change)).toEqual(expect.arrayContaining(expected))
  })
})
