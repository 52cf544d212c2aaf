import {
  datesIn,
  dayNumber,
  isRealDate,
  monthsBetween,
  type PlainDate,
} from '@/lib/contracts/text/dates'
import { numberOf } from '@/lib/contracts/text/figures'
import { linesOf } from '@/lib/contracts/text/lines'
import type { Contract, Finding, Sentence } from '@/lib/contracts/types'
import { findingAt, firstOfEach } from './finding'
import { dateMismatch, termArithmetic } from './inconsistencies'

const plain = ({ year, month, day }: PlainDate) => `${year}-${month}-${day}`

const range =
  /(\d{4}\s*[년.\-/]\s*\d{1,2}\s*[월.\-/]\s*\d{1,2}\s*(?:일|\.)?)\s*(?:\([^)]{0,20}\))?\s*(?:부터|~|에서|∼|–|-)\s*(\d{4}\s*[년.\-/]\s*\d{1,2}\s*[월.\-/]\s*\d{1,2}\s*(?:일|\.)?)/
const length =
  /(\d{1,2}|[일이삼사오육칠팔구십]{1,2}|한|두|세)\s*(년|개월|달)(?:\s*(\d{1,2})\s*개월)?(?=간|으로|로|이다|이며|$|[^가-힣0-9]|의|을|에|동안)/g
const native: Record<string, number> = { 한: 1, 두: 2, 세: 3 }

const monthsStated = (match: RegExpMatchArray): number => {
  const [, words = '', unit = '', more] = match
  const count = native[words] ?? numberOf(words) ?? 0
  return unit === '년' ? count * 12 + Number(more ?? 0) : count
}

/** From … to … against the length that stands beside it. */
function terms(contract: Contract): Finding[] {
  const found: Finding[] = []
  for (const sentence of contract.sentences) {
    const span = range.exec(sentence.quote)
    if (!span) continue
    const [from] = datesIn(span[1] ?? '')
    const [to] = datesIn(span[2] ?? '')
    if (!from || !to) continue
    if (dayNumber(to) < dayNumber(from)) {
      found.push(findingAt(contract, dateMismatch, sentence, { from: plain(from), to: plain(to) }))
      continue
    }
    const months = monthsBetween(from, to)
    const after = sentence.quote.slice(
      span.index + span[0].length,
      span.index + span[0].length + 32,
    )
    const before = sentence.quote.slice(Math.max(0, span.index - 24), span.index)
    const fits = (match: RegExpMatchArray) => Math.abs(months - monthsStated(match)) < 0.25
    const behind = after.split(/[.,]/)[0] ?? ''
    const inAfter = /갱신|연장|통지|전까지|이내|자동/.test(behind)
      ? []
      : [...behind.matchAll(length)].slice(0, 1)
    const beside = inAfter.length > 0 ? inAfter : [...before.matchAll(length)].slice(-1)
    if (beside.length > 0) {
      if (!beside.some(fits))
        found.push(
          findingAt(contract, termArithmetic, sentence, {
            stated: beside[0]?.[0] ?? '',
            months: String(Math.round(months * 10) / 10),
          }),
        )
      continue
    }
    const elsewhere = contract.sentences.find(
      (other) =>
        other.clause === sentence.clause &&
        other !== sentence &&
        /(?:계약|임대차|용역|사업|가맹|동업|사용|이용|대리점|거래|위탁)?\s*기간(?:은|을|이)\s*(?:총\s*)?(?:\d|[일이삼사오])/.test(
          other.text,
        ) &&
        !/갱신|연장|통지|보존|보관|비밀|하자/.test(other.text),
    )
    const match = elsewhere ? [...elsewhere.text.matchAll(length)][0] : undefined
    if (elsewhere && match && !fits(match))
      found.push(
        findingAt(contract, termArithmetic, elsewhere, {
          stated: match[0],
          months: String(Math.round(months * 10) / 10),
        }),
      )
  }
  return found
}

const impossible = (contract: Contract): Finding[] =>
  datesIn(contract.text)
    .filter((date) => !isRealDate(date))
    .map((date) => findingAt(contract, dateMismatch, date, { date: plain(date) }))

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
          { before: plain(last), date: plain(date) },
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

/** The day a contract begins, ends, is paid and handed over. */
function events(contract: Contract): Finding[] {
  const found: Finding[] = []
  const report = ({ sentence }: Day, details: Record<string, string>) =>
    found.push(findingAt(contract, dateMismatch, sentence, details))
  const term = contract.sentences
    .map((sentence) => ({
      sentence,
      span: /(?:기간|존속)/.test(`${sentence.clause.title}${sentence.text}`)
        ? range.exec(sentence.quote)
        : null,
    }))
    .find(({ span }) => span)
  const [begins] = datesIn(term?.span?.[1] ?? '')
  const [ends] = datesIn(term?.span?.[2] ?? '')
  const elsewhere = (day: Day) => day.sentence !== term?.sentence
  const isLease = contract.type === 'housing-lease' || contract.type === 'shop-lease'
  if (begins && isLease)
    for (const day of named(contract, /(?:입주일|인도일|입주는|인도는|명도일)/).filter(elsewhere))
      if (Math.abs(dayNumber(day.date) - dayNumber(begins)) > 7)
        report(day, { first: plain(begins), second: plain(day.date) })
  if (ends && !isLease && contract.type !== 'employment')
    for (const day of named(
      contract,
      /(?:최종\s*)?(?:납품(?:일|기한)|납기|완료일|완성일|준공일|인도일|제출일|최종\s*납품|오픈일)/,
    ).filter(elsewhere))
      if (dayNumber(day.date) > dayNumber(ends) + 3)
        report(day, { first: plain(ends), second: plain(day.date) })
  for (const sentence of contract.sentences) {
    const dates = datesIn(sentence.quote)
    const notice = /공고|공지|게시/.exec(sentence.quote)
    const effect = /시행/.exec(sentence.quote)
    if (
      notice &&
      effect &&
      dates[0] &&
      dates[1] &&
      notice.index < effect.index &&
      dayNumber(dates[1]) < dayNumber(dates[0])
    )
      report({ date: dates[1], sentence }, { first: plain(dates[0]), second: plain(dates[1]) })
  }
  const [balance] = named(contract, /잔금/)
  const handover = contract.sentences.find(
    ({ text, quote }) =>
      /인도|명도|넘겨/.test(text) && /동시|맞바꾸|상환/.test(text) && datesIn(quote).length === 1,
  )
  const [handed] = contract.sentences.filter(
    ({ quote, clause }) =>
      /인도/.test(`${clause.title}${quote}`) &&
      /인도일|인도/.test(quote) &&
      datesIn(quote).length === 1 &&
      !/잔금/.test(quote.slice(0, 4)),
  )
  const given = handover ?? handed
  const [date] = given ? datesIn(given.quote) : []
  if (
    contract.type === 'sale' &&
    balance &&
    given &&
    date &&
    /잔금.{0,24}동시|동시.{0,24}잔금/.test(contract.text) &&
    dayNumber(date) !== dayNumber(balance.date)
  )
    found.push(
      findingAt(
        contract,
        dateMismatch,
        { start: given.start + date.start, end: given.end },
        { first: plain(balance.date), second: plain(date) },
      ),
    )
  return found
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

/** Days and terms that do not agree with each other. */
export function checkDates(contract: Contract): Finding[] {
  const found = [
    ...terms(contract),
    ...impossible(contract),
    ...schedule(contract),
    ...events(contract),
    ...paydays(contract),
  ]
  return firstOfEach(found, ({ topic, start }) => `${topic} ${start}`)
}
