import { datesIn, monthsBetween } from '@/lib/contracts/text/dates'
import { amountsIn, ratesIn } from '@/lib/contracts/text/figures'
import { hoursOf, workingDaysIn } from '@/lib/contracts/text/working-hours'
import type { Reading } from './rule'

/** Won an hour, as the Minister of Employment and Labor publishes them; not a text of the corpus. */
const minimumWages: Readonly<Record<number, number>> = {
  2023: 9_620,
  2024: 9_860,
  2025: 10_030,
  2026: 10_320,
}
const latest = 2026

/** The minimum wage of the year in which the work begins, or the latest that is known. */
function minimumWage(text: string): number {
  const year = datesIn(text)[0]?.year ?? Number(/(20\d\d)\s*년/.exec(text)?.[1] ?? latest)
  return minimumWages[year] ?? minimumWages[latest] ?? 0
}

/** Hours a week that were agreed; 40 when the contract does not say. */
function weeklyHours(text: string): number {
  const stated = [
    ...text.matchAll(
      /(?:주|1주|주당|1주일|일주일)\s*(?:간|에|당)?\s*(?:소정\s*근로\s*시간은?\s*)?(\d{1,2})\s*시간/g,
    ),
  ].find(
    ({ index }) =>
      !/(?:연장|초과|시간\s*외)[^.\n]{0,40}$/.test(text.slice(Math.max(0, index - 50), index)),
  )
  const hours = Number(stated?.[1] ?? 40)
  return hours > 0 && hours <= 40 ? hours : 40
}

const monthlyHours = (weekly: number): number =>
  (weekly >= 15 ? weekly * 1.2 : weekly) * (365 / 7 / 12)

/** The pay in this sentence is under the minimum wage for its hours. */
export function isUnderMinimumWage({ text, contract }: Reading): boolean {
  const floor = minimumWage(contract.text)
  const hourly = hourlyPay(text)
  if (hourly !== null) return hourly < floor
  const isMonthly =
    /(?:월급|기본급|월\s*급여|월\s*임금|월\s*보수|매월|월액|월\s*고정급|월\s*\S{0,4}금)/.test(text)
  if (/(?:임금|급여|월급|보수)\s*(?:가운데|중에?서?|에서|의\s*일부)/.test(text)) return false
  if (!isMonthly || /수당은|식대|교통비만|성과급|상여/.test(text.slice(0, 12))) return false
  const pay = amountsIn(text)[0]
  if (!pay || pay.value < 300_000) return false
  return pay.value < floor * monthlyHours(weeklyHours(contract.text)) * 0.995
}

/** Contract of less than a year, for which no lower wage on probation is allowed. */
function isShorterThanYear(text: string): boolean {
  const span = /(?:근로|계약)\s*기간[\s\S]{0,160}/.exec(text)?.[0] ?? ''
  const [from, to] = datesIn(span)
  if (from && to) return monthsBetween(from, to) < 11.9
  const months = /(?:근로|계약)\s*기간은?\s*(\d{1,2})\s*개월/.exec(text)
  return months ? Number(months[1]) < 12 : false
}

/** Pay on probation under nine tenths of the minimum, or for longer than three months, or where none may be cut. */
export function isProbationTooLow({ text, contract }: Reading): boolean {
  const share = ratesIn(text)
    .map((rate) => rate.percent)
    .filter((percent) => percent >= 30 && percent < 100)[0]
  if (share === undefined) return false
  const floor = minimumWage(contract.text)
  const ofMinimum = /최저\s*임금/.test(text)
  const base = hourlyPay(contract.text) ?? monthlyPay(contract.text)
  const allowed =
    isShorterThanYear(contract.text) || longProbation(text) || isSimpleWork(contract.text)
      ? floor
      : floor * 0.9
  if (base === null && longProbation(text)) return true
  if (ofMinimum) return floor * (share / 100) < allowed * 0.999
  return base !== null && base * (share / 100) < allowed * 0.999
}

const isSimpleWork = (text: string): boolean =>
  /단순\s*노무|청소원|경비원|배달원|주방\s*보조|포장원/.test(text)

const longProbation = (text: string): boolean => {
  const months = /(\d{1,2})\s*개월/.exec(text)
  return months ? Number(months[1]) > 3 : false
}

/** What an hour is paid, in the words or figures after 시급. */
function hourlyPay(text: string): number | null {
  for (const match of text.matchAll(/시급|시간급|시간당|1시간에/g)) {
    const amount = amountsIn(text.slice(match.index, match.index + 44)).find(
      ({ value }) => value >= 1_000 && value < 100_000,
    )
    if (amount) return amount.value
  }
  return null
}

function monthlyPay(text: string): number | null {
  const pay = /(?:월급|기본급|월\s*급여|월\s*임금)[^0-9\n]{0,30}([\d,]{7,12})\s*원?/.exec(text)
  if (!pay) return null
  return Number((pay[1] ?? '').replace(/,/g, '')) / monthlyHours(weeklyHours(text))
}

/** More than forty hours and twelve of overtime in a week. */
export function exceedsWeeklyHours(text: string): boolean {
  const weekly =
    /(?:주|1주|주당|1주일|일주일|한\s*주)\s*(?:간|에|당)?\s*(?:최대|총|최장|합계|소정\s*근로시간은?)?\s*(\d{2})\s*시간/g
  for (const match of text.matchAll(weekly)) {
    const hours = Number(match[1])
    const around = text.slice(Math.max(0, match.index - 24), match.index + match[0].length + 20)
    if (hours > 52) return !/(?:초과하지|넘지|초과할\s*수\s*없|넘을\s*수\s*없)/.test(around)
    const isOvertime =
      /연장|추가|더하여|초과|보충|잔업|시간\s*외|더\s*일/.test(around) && hours > 12 && hours < 40
    if (isOvertime) return !/(?:초과하지|넘지)/.test(around)
  }
  const day = hoursOf(text)
  if (day && (day.hours - (day.rest ?? 1)) * (workingDaysIn(text) ?? 0) > 52) return true
  const daily = /(?:1일|하루|일일)\s*(?:최대|총)?\s*(\d{1,2})\s*시간/.exec(text)
  const days = /주\s*(\d)\s*일/.exec(text)
  return daily !== null && days !== null && Number(daily[1]) * Number(days[1]) > 52
}
