import { limitationKinds, limitationNames } from '@/lib/calculators/periods/limitation-kinds'
import { periodPresetNames, periodPresets } from '@/lib/calculators/periods/period-presets'
import { exampleCount, numbers, reasonsOf, resultOf, someDay } from '../examples'
import { gazetteHolidays } from '../gazette'

const holidays = gazetteHolidays()
const dayLength = 86_400_000
const iso = (at: number) => new Date(at).toISOString().slice(0, 10)

/** The end of a period by walking through the calendar, with the gazette's own holidays. */
function second(start: string, length: number, unit: string, moves = true): string {
  const [year = 0, month = 0, date = 0] = start.split('-').map(Number)
  const months = unit === 'year' ? length * 12 : length
  let at: number
  if (unit === 'day' || unit === 'week')
    at = Date.parse(start) + length * (unit === 'week' ? 7 : 1) * dayLength
  else {
    // The first day that counts is the day after: its own day some months on, less one, or that month's end.
    const first = new Date(Date.UTC(year, month - 1, date + 1))
    const target = new Date(Date.UTC(first.getUTCFullYear(), first.getUTCMonth() + months, 1))
    const monthLength = new Date(
      Date.UTC(target.getUTCFullYear(), target.getUTCMonth() + 1, 0),
    ).getUTCDate()
    at =
      first.getUTCDate() > monthLength
        ? target.getTime() + (monthLength - 1) * dayLength
        : target.getTime() + (first.getUTCDate() - 2) * dayLength
  }
  const off = () => [0, 6].includes(new Date(at).getUTCDay()) || iso(at) in holidays
  while (moves && off()) at += dayLength
  return iso(at)
}

const units = ['day', 'week', 'month', 'year'] as const
const longest = { day: 300, week: 60, month: 30, year: 2 }

describe('periods', () => {
  const next = numbers(51)
  const examples = Array.from({ length: exampleCount * 3 }, () => {
    const unit = units[next(4)] ?? 'day'
    return { startDate: someDay(next, 2018, 2024), length: 1 + next(longest[unit]), unit }
  })

  it.each(examples)('equal a walk through the calendar of the gazette: %j', (example) => {
    const { startDate, length, unit } = example
    expect(resultOf('period', example).deadline).toBe(second(startDate, length, unit))
  })

  it('never end on a Saturday, a Sunday or a holiday, nor before their calendar', () => {
    for (const example of examples) {
      const { deadline, calendarEnd } = resultOf('period', example) as Record<string, string>
      expect([0, 6]).not.toContain(new Date(String(deadline)).getUTCDay())
      expect(holidays).not.toHaveProperty([String(deadline)])
      expect(String(deadline) >= String(calendarEnd)).toBe(true)
    }
  })

  it.each(periodPresetNames)('%s equals the same length given by hand', (preset) => {
    const { length, unit } = periodPresets[preset]
    const startDate = '2020-07-21'
    const given = resultOf('period', { startDate, length, unit })
    expect(resultOf('period', { startDate, preset }).deadline).toBe(given.deadline)
  })

  it('pass over a holiday that they are told of', () => {
    const input = { startDate: '2026-11-16', length: 1, unit: 'week' }
    expect(resultOf('period', input).deadline).toBe('2026-11-23')
    expect(resultOf('period', { ...input, holidays: '2026-11-23, 2026-11-24' }).deadline).toBe(
      '2026-11-25',
    )
  })

  it('decline what they cannot know', () => {
    expect(reasonsOf('period', { startDate: '2026-01-01' })).toEqual(['length length-missing'])
    expect(reasonsOf('period', { startDate: '2007-01-01', preset: 'appeal' })).toEqual([
      'startDate holidays-unknown',
    ])
    expect(reasonsOf('period', { startDate: '2045-01-01', length: 10, unit: 'year' })).toEqual([
      'length holidays-unknown',
    ])
  })
})

describe('limitation', () => {
  const next = numbers(52)
  const examples = Array.from({ length: exampleCount }, () => {
    const kind = limitationNames[next(limitationNames.length)] ?? 'general'
    const { length, field } = limitationKinds[kind]
    return { kind, startDate: someDay(next, 2018, 2020), length, field }
  }).filter(({ field, length }) => field !== 'civil' || length <= 5)

  it.each(examples)('equals the calendar: %j', ({ kind, startDate, length, field }) => {
    const eve = iso(Date.parse(startDate) - dayLength)
    const expected =
      field === 'civil' ? second(startDate, length, 'year') : second(eve, length, 'year', false)
    expect(resultOf('limitation', { kind, startDate }).lastDay).toBe(expected)
  })

  it('stands still while somebody is abroad, begins anew when interrupted in time', () => {
    const crime = { kind: 'crime-below-10', startDate: '2018-01-01' }
    expect(resultOf('limitation', crime).lastDay).toBe('2024-12-31')
    expect(
      resultOf('limitation', { ...crime, suspendedFrom: '2020-01-01', suspendedTo: '2020-01-31' })
        .lastDay,
    ).toBe('2025-01-31')
    const claim = { kind: 'three-year', startDate: '2018-03-05' }
    expect(resultOf('limitation', { ...claim, interruptedOn: '2020-04-01' }).lastDay).toBe(
      '2023-04-03',
    )
    expect(resultOf('limitation', { ...claim, interruptedOn: ['2021-03-06'] })).toMatchObject({
      lastDay: '2021-03-05',
      lateInterruptions: [{ date: '2021-03-06' }],
    })
  })

  it('declines what does not fit the kind', () => {
    expect(
      reasonsOf('limitation', {
        kind: 'crime-fine',
        startDate: '2020-01-01',
        interruptedOn: ['2021-01-01'],
      }),
    ).toEqual(['interruptedOn claims-only'])
    expect(reasonsOf('limitation', { kind: 'crime-fine', startDate: '2007-01-01' })).toEqual([
      'startDate earlier-law',
    ])
    expect(reasonsOf('limitation', { startDate: '2020-01-01' })).toEqual(['kind missing'])
  })
})
