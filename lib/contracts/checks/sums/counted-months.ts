import { findingAt } from '@/lib/contracts/checks/finding'
import { termArithmetic } from '@/lib/contracts/checks/inconsistencies'
import { countOf } from '@/lib/contracts/text/figures'
import type { Contract, Finding } from '@/lib/contracts/types'

const months =
  /(\d{4})\s*년\s*(\d{1,2})\s*월(?:분|\s*\d{1,2}\s*일)?\s*부터\s*(?:(\d{4})\s*년|(같은\s*해|그해|다음\s*해|이듬해))?\s*(\d{1,2})\s*월(?:분|\s*\d{1,2}\s*일|\s*말일?)?\s*까지/
const counted =
  /(?<![가-힣\d])(?:모두\s*|총\s*)?(\d{1,3}|[일이삼사오육칠팔구십]{1,3}|한|두|세|네|다섯|여섯|일곱|여덟|아홉|열)\s*(?:회|번|차례)/
const everyMonth = /매\s*월|매달|다달이|달마다|월\s*[\d₩]/
const otherRhythm = /격월|분기|반기|매년|해마다|개월마다|두\s*달|석\s*달|\d\s*개월\s*에\s*한/

/** 2027년 3월부터 2027년 11월까지 매월 … 10회: how often by the months, and how often it says. */
export const checkCountedMonths = (contract: Contract): Finding[] =>
  contract.sentences.flatMap((sentence) => {
    const { quote, clause } = sentence
    const range = months.exec(quote)
    if (!range || clause.part === 'signature' || quote.length > 260) return []
    if (!everyMonth.test(quote) || otherRhythm.test(quote)) return []
    const [whole, fromYear, fromMonth, toYear, otherYear = '', toMonth] = range
    const count = counted.exec(quote.replace(whole, ' '))?.[1] ?? ''
    const said = countOf(count)
    const lastYear = Number(toYear ?? fromYear) + (/다음|이듬/.test(otherYear) ? 1 : 0)
    const between = (lastYear - Number(fromYear)) * 12 + Number(toMonth) - Number(fromMonth) + 1
    // Further apart than a slip of the pen, the two count different things.
    if (!said || said < 3 || between < 3 || said === between || Math.abs(said - between) > 3)
      return []
    return [
      findingAt(contract, termArithmetic, sentence, {
        stated: `${said}회`,
        first: `${fromYear}년 ${fromMonth}월`,
        second: `${lastYear}년 ${toMonth}월`,
      }),
    ]
  })
