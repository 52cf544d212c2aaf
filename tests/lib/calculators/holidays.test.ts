import { addDays, weekday } from '@/lib/korean-law/calendar/calendar-day'
import { holidayOn, noLastDay } from '@/lib/korean-law/calendar/holidays'
import { gazetteHolidays } from './gazette'

const gazette = gazetteHolidays()

describe('public holidays', () => {
  it('equal those of the gazette on every day of 2018 to 2027', () => {
    expect(Object.keys(gazette).length).toBeGreaterThan(150)
    const differing: string[] = []
    for (let day = '2018-01-01'; day <= '2027-12-31'; day = addDays(day, 1)) {
      const listed = day in gazette
      const found = holidayOn(day)
      if (listed && found === null) differing.push(`${day} ${gazette[day]}`)
      if (!listed && found !== null && found !== 'sunday') differing.push(`${day} only ${found}`)
    }
    expect(differing).toEqual([])
  })

  it('end no period on a Saturday, a Sunday, a holiday or a day that was given', () => {
    expect(noLastDay('2026-11-21')).toBe('saturday')
    expect(noLastDay('2026-11-22')).toBe('sunday')
    expect(noLastDay('2026-12-25')).toBe('christmas')
    expect(noLastDay('2026-11-23')).toBeNull()
    expect(noLastDay('2026-11-23', [{ day: '2026-11-23', name: 'given' }])).toBe('given')
    expect(weekday('2026-11-22')).toBe(0)
  })

  it('know the substitutes before 2018 too', () => {
    expect(holidayOn('2014-09-10')).toBe('substitute')
    expect(holidayOn('2015-09-29')).toBe('substitute')
    expect(holidayOn('2017-10-06')).toBe('substitute')
    expect(holidayOn('2016-02-10')).toBe('substitute')
    expect(holidayOn('2013-05-06')).toBeNull()
  })
})
