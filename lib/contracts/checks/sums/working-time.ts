import { findingAt } from '@/lib/contracts/checks/finding'
import { sumMismatch } from '@/lib/contracts/checks/inconsistencies'
import { amountsIn, isNear } from '@/lib/contracts/text/figures'
import { hoursOf, workingDaysIn } from '@/lib/contracts/text/working-hours'
import type { Contract, Finding } from '@/lib/contracts/types'
import { sumFinding } from './sum-finding'

/** 09:00~18:00, one hour of rest, called seven hours a day. */
function days(contract: Contract): Finding[] {
  return contract.sentences.flatMap((sentence) => {
    const day = hoursOf(sentence.quote)
    const stated =
      /(?:1\s*일|하루|일일|일)\s*(?:소정\s*)?(?:근로|근무)?\s*(?:시간(?:은)?)?\s*(\d{1,2}(?:\.\d)?)\s*시간/.exec(
        sentence.quote,
      )
    if (!day || day.rest === null || !stated) return []
    const real = day.hours - day.rest
    const said = Number(stated[1])
    if (Math.abs(real - said) < 0.05 || Math.abs(day.hours - said) < 0.05) return []
    return [
      findingAt(contract, sumMismatch, sentence, { sum: `${real}시간`, total: `${said}시간` }),
    ]
  })
}

/** 1일 8시간, 주 5일, 주 35시간. */
function weeks(contract: Contract): Finding[] {
  return contract.sentences.flatMap((sentence) => {
    const daily = /(?:1\s*일|하루)\s*(\d{1,2}(?:\.\d)?)\s*시간/.exec(sentence.quote)
    const perWeek = /주\s*(\d)\s*일/.exec(sentence.quote)
    const weekly =
      /(?:1\s*주|주당|주)\s*(?:소정\s*근로\s*시간(?:은)?\s*)?(?:총\s*)?(\d{2})\s*시간/.exec(
        sentence.quote,
      )
    if (!daily || !perWeek || !weekly || /초과|이내|연장/.test(sentence.quote)) return []
    const [sum, total] = [Number(daily[1]) * Number(perWeek[1]), Number(weekly[1])]
    return sum === total
      ? []
      : [findingAt(contract, sumMismatch, sentence, { sum: `${sum}시간`, total: `${total}시간` })]
  })
}

const ofAWeek =
  /(?:1\s*주|주당)\s*(?:의\s*)?소정\s*근로\s*시간(?:은|:)?\s*(?:총\s*)?(\d{1,2}(?:\.\d)?)\s*시간/

/** 월요일부터 금요일까지 08:00~17:00 with one hour of rest, and a week of 35 hours. */
function clauseWeeks(contract: Contract): Finding[] {
  return contract.sentences.flatMap((sentence) => {
    const said = Number(ofAWeek.exec(sentence.quote)?.[1] ?? 0)
    const { start, end } = sentence.clause
    const text = contract.text.slice(start, end)
    const [day, week] = [hoursOf(text), workingDaysIn(text)]
    const spans = text.match(/\d{1,2}\s*[:시]\s*\d{0,2}\s*분?\s*(?:~|∼|–|부터)/g)?.length ?? 0
    if (!said || !day || day.rest === null || !week || spans > 2 || text.includes('|')) return []
    const real = (day.hours - day.rest) * week
    return Math.abs(real - said) < 0.1 || /이내|초과|한도/.test(sentence.quote)
      ? []
      : [findingAt(contract, sumMismatch, sentence, { sum: `${real}시간`, total: `${said}시간` })]
  })
}

/** A year's pay against twelve of a month's. */
function wages(contract: Contract): Finding[] {
  const clauses = contract.sentences.map((sentence) => ({
    sentence,
    yearly: /연봉(?:은|총액은|은 총|:)?\s*(?:총\s*)?(?:금\s*)?/.exec(sentence.quote),
    monthly:
      /(?:월\s*(?:급여|급|임금|지급액|보수)|매월)(?:은|는|:)?\s*(?:[가-힣]{0,6}\s*)?(?:금\s*)?/.exec(
        sentence.quote,
      ),
  }))
  const amountAt = (match: RegExpExecArray | null, quote: string) => {
    if (!match) return undefined
    const [amount] = amountsIn(
      quote.slice(match.index + match[0].length, match.index + match[0].length + 30),
    )
    return amount && amount.start <= 2 ? amount.value : undefined
  }
  const year = clauses.map(({ yearly, sentence }) => amountAt(yearly, sentence.quote)).find(Boolean)
  const month = clauses.find(({ monthly, sentence }) => amountAt(monthly, sentence.quote))
  if (!year || !month) return []
  const each = amountAt(month.monthly, month.sentence.quote) ?? 0
  const parts = [12, 13, 14, 16, 18]
  if (each * 8 > year || each * 20 < year || parts.some((times) => isNear(each * times, year, 120)))
    return []
  return [sumFinding(contract, month.sentence, each * 12, year)]
}

/** Hours and wages of work that do not come to what is written for them. */
export const checkWorkingTime = (contract: Contract): Finding[] =>
  contract.type === 'employment'
    ? [...days(contract), ...weeks(contract), ...clauseWeeks(contract), ...wages(contract)]
    : []
