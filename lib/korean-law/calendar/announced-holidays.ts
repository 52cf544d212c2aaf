/** A day that the government set off, or an election. */
export type AnnouncedDay = { day: string; name: string }

/** Holidays that the government set for one day, and elections at the end of a term (공휴일 규정 §2 10의2, 11). */
export const announcedHolidays: readonly AnnouncedDay[] = [
  ['2008-04-09', 'election'],
  ['2010-06-02', 'election'],
  ['2012-04-11', 'election'],
  ['2012-12-19', 'election'],
  ['2014-06-04', 'election'],
  ['2015-08-14', 'temporary'],
  ['2016-04-13', 'election'],
  ['2016-05-06', 'temporary'],
  ['2017-05-09', 'temporary'],
  ['2017-10-02', 'temporary'],
  ['2018-06-13', 'election'],
  ['2020-04-15', 'election'],
  ['2020-08-17', 'temporary'],
  ['2022-03-09', 'election'],
  ['2022-06-01', 'election'],
  ['2023-10-02', 'temporary'],
  ['2024-04-10', 'election'],
  ['2024-10-01', 'temporary'],
  ['2025-01-27', 'temporary'],
  ['2025-06-03', 'temporary'],
  ['2026-06-03', 'election'],
].map(([day = '', name = '']) => ({ day, name }))

/** After this day holidays follow from the rules alone; what the government may still set is not known. */
export const holidaysAnnouncedUntil = '2027-12-31'
