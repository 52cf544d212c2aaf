import { findingAt } from '@/lib/contracts/checks/finding'
import { dateMismatch } from '@/lib/contracts/checks/inconsistencies'
import {
  datesIn,
  dayNumber,
  dayPattern,
  dayText,
  isRealDate,
  type PlainDate,
} from '@/lib/contracts/text/dates'
import type { Contract, Finding } from '@/lib/contracts/types'
import { weekday } from '@/lib/korean-law/calendar/calendar-day'

const dayWithName = new RegExp(
  String.raw`(${dayPattern})\s*[,(]?\s*\(?\s*([월화수목금토일])(?:요일\)?|\))`,
  'g',
)
const dayNames = '일월화수목금토'

/** 2026년 3월 2일(화), which was a Monday. */
const weekdays = (contract: Contract): Finding[] =>
  [...contract.text.matchAll(dayWithName)].flatMap((match) => {
    const [date] = datesIn(match[1] ?? '')
    if (!date || !isRealDate(date)) return []
    const right = dayNames[weekday(dayText(date))]
    return right === match[2]
      ? []
      : [
          findingAt(
            contract,
            dateMismatch,
            { start: match.index, end: match.index + match[0].length },
            { date: dayText(date), first: `${right}요일`, second: `${match[2]}요일` },
          ),
        ]
  })

/** What comes first, and what cannot come before it. */
const inOrder: readonly (readonly [RegExp, RegExp])[] = [
  [/계약금/, /중도금/],
  [/중도금/, /잔금/],
  [/계약금/, /잔금/],
  [/착공|착수(?!금)|공사\s*시작/, /준공|완공|공사\s*완료/],
  [/착수(?!금)|작업\s*시작|제작\s*시작/, /납품|최종\s*납품/],
  [/최종\s*납품|납품(?!\s*후)/, /검수|검사/],
  [/대여일|차용일|빌려\s*준\s*날|빌린\s*날|대여/, /변제기|변제일|상환일|갚을\s*날|갚는\s*날|만기/],
  [/계약\s*체결일|계약일/, /해지일|종료일|만료일/],
]
const between = String.raw`\s*(?:예정)?(?:일자|일|기한|기일|시기)?\s*(?:은|는|을|를|이|가)?\s*[:：|]?\s*[^.\n\d|]{0,24}?(?:[₩\d][\d,]*[억만천]*\s*원[^.\n\d|]{0,24}?)?`

/** The day that stands beside a word, the first time. */
function dayOf(contract: Contract, word: RegExp): (PlainDate & { place: number }) | null {
  const beside = new RegExp(`(?:${word.source})${between}(${dayPattern})`, 'g')
  for (const sentence of contract.sentences) {
    if (sentence.clause.part === 'signature') continue
    for (const match of sentence.quote.matchAll(beside)) {
      const text = match[1] ?? ''
      const [date] = datesIn(text)
      const inside = match[0].slice(0, -text.length)
      if (!date || /부터|까지|이후|전에|계약금.*(?:중도금|잔금)|중도금.*잔금/.test(inside)) continue
      if (/^\s*(?:부터|~|에서|∼|–)/.test(sentence.quote.slice(match.index + match[0].length)))
        continue
      return { ...date, place: sentence.start + match.index + match[0].length - text.length }
    }
  }
  return null
}

/** Days that are named for stages, in the order that no contract can have. */
const stages = (contract: Contract): Finding[] =>
  inOrder.flatMap(([first, second]) => {
    const [before, after] = [dayOf(contract, first), dayOf(contract, second)]
    if (!before || !after || before.place === after.place) return []
    if (dayNumber(after) >= dayNumber(before)) return []
    return [
      findingAt(
        contract,
        dateMismatch,
        { start: after.place, end: after.place + (after.end - after.start) },
        { first: dayText(before), second: dayText(after) },
      ),
    ]
  })

const madeOn = new RegExp(
  String.raw`(?:계약\s*체결일|계약\s*일자|체결\s*일자|계약일|작성일)\s*(?:은|는|이|인|[:：])?\s*(${dayPattern})|(${dayPattern})\s*(?:자로|에)?\s*(?:이|본|다음과 같이|아래와 같이)?[^.\n]{0,16}(?:계약|약정|합의|협약)(?:을|를|서를)?\s*(?:체결|작성|맺)`,
)
const signedOn = new RegExp(
  String.raw`^\s*(?:계약\s*(?:체결)?일자?\s*[:：]?|작성일\s*[:：]?)?\s*(${dayPattern})\s*$`,
  'm',
)

/** The day of the contract at its head and above the signatures. */
function signings(contract: Contract): Finding[] {
  const block = contract.clauses.find(({ part }) => part === 'signature')
  if (!block || contract.type === 'terms') return []
  const head = madeOn.exec(contract.text.slice(0, Math.min(block.start, 1500)))
  const foot = signedOn.exec(contract.text.slice(block.start, block.end))
  const [first] = datesIn(head?.[1] ?? head?.[2] ?? '')
  const [last] = datesIn(foot?.[1] ?? '')
  if (!first || !last || !foot || dayNumber(first) === dayNumber(last)) return []
  const start = block.start + foot.index
  return [
    findingAt(
      contract,
      dateMismatch,
      { start, end: start + foot[0].length },
      { first: dayText(first), second: dayText(last) },
    ),
  ]
}

/** Days whose names, order or repetition do not fit. */
export const checkNamedDays = (contract: Contract): Finding[] => [
  ...weekdays(contract),
  ...stages(contract),
  ...signings(contract),
]
