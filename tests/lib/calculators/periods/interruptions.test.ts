import { reasonsOf, resultOf } from '../examples'

/** Counted by hand from Civil Act 157, 160, 161, 168, 174, 178 and Civil Procedure Act 265. */
describe('a claim whose time a suit interrupts', () => {
  const claim = { kind: 'general', startDate: '2016-03-01' }
  const of = (more: object) => resultOf('limitation', { ...claim, ...more })

  it('runs anew from the judgment, though that is final after the time would have run out', () => {
    expect(of({ suedOn: '2026-01-15', judgmentFinalOn: '2026-12-10' })).toMatchObject({
      lastDay: '2036-12-10',
      lateInterruptions: [],
    })
    // Without the day of filing nothing shows that the suit came in time.
    expect(of({ judgmentFinalOn: '2026-12-10' })).toMatchObject({
      lastDay: '2026-03-03',
      lateInterruptions: [{ date: '2026-12-10' }],
    })
  })

  it('has no last day while the suit is under way', () => {
    const result = of({ suedOn: '2026-01-15', date: '2026-11-28' })
    expect(result).toMatchObject({ lastDay: null, expired: false, suitPending: true })
  })

  it('is not saved by a suit filed after the last day', () => {
    // 2026-03-01 is a Sunday and a holiday made up for on Monday, so the last day is the third.
    expect(of({ suedOn: '2026-03-03' }).suitPending).toBe(true)
    expect(of({ suedOn: '2026-03-04' })).toMatchObject({
      lastDay: '2026-03-03',
      suitPending: false,
      lateInterruptions: [{ date: '2026-03-04' }],
    })
  })

  it('passes over what else happens while the suit is under way', () => {
    const suit = { suedOn: '2020-01-15', judgmentFinalOn: '2022-12-12' }
    expect(of({ ...suit, interruptedOn: ['2021-05-03'] }).lastDay).toBe('2032-12-13')
    expect(of({ ...suit, interruptedOn: ['2024-05-03'] }).lastDay).toBe('2034-05-03')
  })

  it('counts a demand when a suit follows within six months', () => {
    const demand = { demandedOn: '2026-02-20' }
    expect(of({ ...demand, suedOn: '2026-08-20' }).suitPending).toBe(true)
    expect(of({ ...demand, suedOn: '2026-08-21' }).suitPending).toBe(false)
    expect(of({ ...demand, date: '2026-05-04' })).toMatchObject({
      lastDay: '2026-03-03',
      expired: true,
      sueBy: '2026-08-20',
    })
    expect(of({ demandedOn: '2026-03-04' }).sueBy).toBeNull()
  })

  it('refuses days in an order that cannot be, and suits on crimes', () => {
    expect(
      reasonsOf('limitation', { ...claim, suedOn: '2026-01-15', judgmentFinalOn: '2025-01-15' }),
    ).toEqual(['judgmentFinalOn end-before-start'])
    expect(
      reasonsOf('limitation', { ...claim, demandedOn: '2026-01-16', suedOn: '2026-01-15' }),
    ).toEqual(['suedOn end-before-start'])
    expect(
      reasonsOf('limitation', {
        kind: 'crime-fine',
        startDate: '2024-01-02',
        suedOn: '2025-01-02',
      }),
    ).toEqual(['suedOn claims-only'])
  })
})
