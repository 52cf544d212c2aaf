/**
 * From when the articles of a law bear the numbers that they have today. When a law is written anew
 * (전부개정) its addenda (부칙) begin anew as well, so the first of them tells: the day on which it took
 * effect, or on which it was promulgated where it does not say. Addenda that name another law in
 * brackets came with that law and may stand before, for they are in the order of their effect.
 */
const firstHeading =
  /부칙(?!\s*[(（])[^<\n]*<[^<>]*?(\d{4})\s*\.\s*(\d{1,2})\s*\.\s*(\d{1,2})\s*\.?\s*>/
/** So much of the addenda holds the first heading and its day of effect. */
export const addendaLead = 3000

const effective =
  /시행일?\s*\)?[^다]{0,40}?(?:이 (?:법|영|규칙|법률|헌법)|본법)은\s*([^.]{2,60}?)부터 시행/
const onDay = /(\d{4})년\s*(\d{1,2})월\s*(\d{1,2})일/
const afterPromulgation = /공포\s*(?:한\s*날로부터|후|일로부터)\s*(\d+)\s*(년|개월|월|일)/

/** Until 1961 years were counted from 2333 BC (단기): 4287 is 1954. */
const dangiYears = 2333
const commonYear = (year: number) => (year > dangiYears + 1000 ? year - dangiYears : year)

const isoDay = (year: number, month: number, day: number) =>
  new Date(Date.UTC(commonYear(year), month - 1, day)).toISOString().slice(0, 10)

/** @returns yyyy-mm-dd; null where no addenda tell */
export function numberedFrom(addenda: string): string | null {
  const heading = firstHeading.exec(addenda)
  if (!heading) return null
  const [year = 0, month = 0, day = 0] = heading.slice(1).map(Number)
  const promulgated = isoDay(year, month, day)
  const rest = addenda.slice(heading.index + heading[0].length, addendaLead)
  const said = effective.exec(rest.split(/\n부칙/)[0] ?? '')?.[1] ?? ''
  const named = onDay.exec(said)
  if (named) {
    const effectiveOn = isoDay(Number(named[1]), Number(named[2]), Number(named[3]))
    return [promulgated, effectiveOn].sort().at(-1) ?? promulgated
  }
  const after = afterPromulgation.exec(said)
  if (!after) return promulgated
  const count = Number(after[1])
  if (after[2] === '년') return isoDay(year + count, month, day)
  return after[2] === '일' ? isoDay(year, month, day + count) : isoDay(year, month + count, day)
}
