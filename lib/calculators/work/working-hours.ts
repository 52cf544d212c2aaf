import {
  add,
  ceiling,
  decimal,
  multiply,
  type Rational,
  rational,
  smaller,
} from '@/lib/calculators/rational'

/** 근로기준법 §18 (3): below fifteen hours a week there is no paid weekly holiday and no annual leave. */
export const fewestWeeklyHours = 15

/** The contractual hours of a day: eight for forty a week, less in proportion (시행령 별표 2). */
export function dailyHours(weeklyHours: number): Rational {
  return smaller(rational(8), multiply(decimal(weeklyHours), rational(8, 40)))
}

/** The paid hours of the weekly holiday: a day of eight hours for forty, less in proportion (§18, §55). */
export function weeklyHolidayHours(weeklyHours: number): Rational {
  if (weeklyHours < fewestWeeklyHours) return rational(0)
  return dailyHours(weeklyHours)
}

/**
 * 시행령 §6 (2) 4: the hours of a week and its paid holiday, by the average weeks of a year, by twelve.
 * Practice counts up to the whole hour: 208.57 is 209.
 */
export function monthlyHours(weeklyHours: number): { exact: Rational; counted: number } {
  const week = add(decimal(weeklyHours), weeklyHolidayHours(weeklyHours))
  const exact = multiply(week, rational(365, 7), rational(1, 12))
  return { exact, counted: ceiling(exact) }
}
