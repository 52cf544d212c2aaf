import { findingAt } from '@/lib/contracts/checks/finding'
import { dateMismatch } from '@/lib/contracts/checks/inconsistencies'
import {
  datesIn,
  dayNumber,
  dayPattern,
  daySpan,
  dayText,
  isRealDate,
  type PlainDate,
} from '@/lib/contracts/text/dates'
import { linesOf } from '@/lib/contracts/text/lines'
import type { Contract, Finding, Sentence } from '@/lib/contracts/types'

const impossible = (contract: Contract): Finding[] =>
  datesIn(contract.text)
    .filter((date) => !isRealDate(date))
    .map((date) => findingAt(contract, dateMismatch, date, { date: dayText(date) }))

/** Stages in the order of their rows, with dates that go back. */
function schedule(contract: Contract): Finding[] {
  const found: Finding[] = []
  let last: PlainDate | null = null
  for (const { text: line, start } of linesOf(contract.text)) {
    const isStage =
      /\|/.test(line) ||
      /^\s*(?:[①-⑳]|\d{1,2}\s*[.)]|[가-하][.)]|[-•·])\s*\S{1,24}\s*(?:[:：]|\d{4})/.test(line)
    const [date] = datesIn(line)
    if (!isStage || !date || /\d{4}.{4,12}(?:부터|~)/.test(line)) {
      if (!isStage) last = null
      continue
    }
    if (last && dayNumber(date) < dayNumber(last))
      found.push(
        findingAt(
          contract,
          dateMismatch,
          { start: start + date.start, end: start + date.end },
          { before: dayText(last), date: dayText(date) },
        ),
      )
    last = date
  }
  return found
}

type Day = { date: PlainDate; sentence: Sentence }

function named(contract: Contract, word: RegExp): Day[] {
  return contract.sentences.flatMap((sentence) => {
    const match = word.exec(sentence.quote)
    if (!match) return []
    const [date] = datesIn(sentence.quote.slice(match.index, match.index + 50))
    return date ? [{ date, sentence }] : []
  })
}

const premisesGiven = /(?:입주일|인도일|입주는|인도는|명도일)/
/** 7월 1일까지 인도하고 기간은 인도일부터: the term begins with the day of handing over. */
const givenFirst = new RegExp(
  String.raw`(${dayPattern})\s*(?:까지|에|자로)?[^.\n]{0,24}(?:인도|명도|입주)[^.\n]{0,40}(?:인도일|명도일|입주일)\s*(?:부터|로부터)[^.\n]{0,6}(${dayPattern})`,
)
const workDone =
  /납품(?:일|기한)|납기|완료일|완성일|준공일|준공\s*기한|준공\s*예정일|완공일|완료\s*기한|제출\s*기한|인도일|제출일|최종\s*납품|오픈일/
const workHandedOver = new RegExp(
  String.raw`(?:최종|결과물|목적물|산출물|성과물|완성품)[^.\n]{0,24}?(${dayPattern})\s*까지[^.\n]{0,12}(?:납품|인도|완성|완료|제출)`,
)

const stageHead = /완료|납품|기한|일정|예정일|제출/

/** The day of each stage in a table whose head says that it lists them. */
const stageRows = (contract: Contract): Day[] =>
  contract.sentences.flatMap((sentence) => {
    const [date, second] = datesIn(sentence.quote)
    const before = contract.text.slice(sentence.clause.start, sentence.start)
    const head = before.split('\n').find((line) => line.includes('|')) ?? ''
    return sentence.quote.includes('|') && stageHead.test(head) && date && !second
      ? [{ date, sentence }]
      : []
  })

/** Premises are given when the lease begins, and work is done before the time for it ends. */
function againstTerm(contract: Contract): Finding[] {
  const { type, sentences } = contract
  const [term] = sentences.flatMap((sentence) => {
    const isTerm = /(?:기간|존속)/.test(`${sentence.clause.title}${sentence.text}`)
    const span = isTerm ? (daySpan.exec(sentence.quote) ?? givenFirst.exec(sentence.quote)) : null
    const [begins] = datesIn(span?.[1] ?? '')
    const [ends] = datesIn(span?.[2] ?? '')
    return begins && ends ? [{ sentence, begins, ends }] : []
  })
  if (!term || type === 'employment') return []
  const elsewhere = (word: RegExp) =>
    named(contract, word).filter(({ sentence }) => sentence !== term.sentence)
  const differ = (first: PlainDate, days: Day[]) =>
    days.map(({ date, sentence }) =>
      findingAt(contract, dateMismatch, sentence, { first: dayText(first), second: dayText(date) }),
    )
  if (type === 'housing-lease' || type === 'shop-lease') {
    const begins = dayNumber(term.begins)
    const given = elsewhere(premisesGiven)
    return differ(
      term.begins,
      given.filter(({ date }) => Math.abs(dayNumber(date) - begins) > 7),
    )
  }
  const handedOver = sentences.flatMap((sentence) => {
    const [date] = datesIn(workHandedOver.exec(sentence.quote)?.[1] ?? '')
    return date ? [{ date, sentence }] : []
  })
  const latest = dayNumber(term.ends) + 3
  const done = [...elsewhere(workDone), ...handedOver, ...stageRows(contract)]
  return differ(
    term.ends,
    done.filter(({ date }) => dayNumber(date) > latest),
  )
}

/** What takes effect before it is announced. */
const announcements = (contract: Contract): Finding[] =>
  contract.sentences.flatMap((sentence) => {
    const [announced, effective] = datesIn(sentence.quote)
    const notice = sentence.quote.search(/공고|공지|게시/)
    if (!announced || !effective || notice < 0 || sentence.quote.search(/시행/) < notice) return []
    return dayNumber(effective) < dayNumber(announced)
      ? [
          findingAt(contract, dateMismatch, sentence, {
            first: dayText(announced),
            second: dayText(effective),
          }),
        ]
      : []
  })

/** What is sold is handed over on the day of the last payment, where the contract has both at once. */
function handover(contract: Contract): Finding[] {
  const [balance] = contract.type === 'sale' ? named(contract, /잔금/) : []
  if (!balance || !/잔금.{0,24}동시|동시.{0,24}잔금/.test(contract.text)) return []
  const dated = contract.sentences.filter(({ quote }) => datesIn(quote).length === 1)
  const given =
    dated.find(({ text }) => /인도|명도|넘겨|넘기/.test(text) && /동시|맞바꾸|상환/.test(text)) ??
    dated.find(({ quote }) => /인도/.test(quote) && !/잔금/.test(quote.slice(0, 4)))
  const [date] = given ? datesIn(given.quote) : []
  if (!given || !date || dayNumber(date) === dayNumber(balance.date)) return []
  return [
    findingAt(
      contract,
      dateMismatch,
      { start: given.start + date.start, end: given.end },
      { first: dayText(balance.date), second: dayText(date) },
    ),
  ]
}

const payday = /(?:매월|매달|다음\s*달|익월|당월)\s*(?:의\s*)?(\d{1,2}(?=\s*일)|말)/

/** The day of the month on which wages or rent are paid, named twice. */
function paydays(contract: Contract): Finding[] {
  const subject = contract.type === 'employment' ? /임금|급여|월급|연봉|보수/ : /차임|월세|임대료/
  if (!['employment', 'housing-lease', 'shop-lease'].includes(contract.type)) return []
  let first: string | null = null
  for (const sentence of contract.sentences) {
    if (
      !subject.test(`${sentence.clause.title} ${sentence.text}`) ||
      !/지급|납부|낸|보낸|입금|송금|선불|선납/.test(sentence.text) ||
      /퇴직|연체|수당은|관리비는|산정|마감|정산/.test(sentence.text)
    )
      continue
    const match = payday.exec(sentence.text)
    if (!match) continue
    const day = `${match[1]}`
    if (first === null) first = day
    else if (first !== day && sentence.clause.part !== 'preamble')
      return [findingAt(contract, dateMismatch, sentence, { first, second: day })]
  }
  return []
}

/** Days that do not agree with each other, or are none. */
export const checkDates = (contract: Contract): Finding[] => [
  ...impossible(contract),
  ...schedule(contract),
  ...againstTerm(contract),
  ...announcements(contract),
  ...handover(contract),
  ...paydays(contract),
]
