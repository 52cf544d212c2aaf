import { findingAt } from '@/lib/contracts/checks/finding'
import { termArithmetic } from '@/lib/contracts/checks/inconsistencies'
import {
  datesIn,
  dayNumber,
  dayPattern,
  dayText,
  lengthPattern,
  monthsOf,
  type PlainDate,
} from '@/lib/contracts/text/dates'
import type { Contract, Finding } from '@/lib/contracts/types'

const runs = new RegExp(
  String.raw`(?:체결(?:일|한\s*날)|서명(?:일|한\s*날)|계약(?:일|한\s*날)|맺은\s*날|효력\s*발생일)\s*(?:부터|로부터|에서)\s*(?:만\s*)?${lengthPattern}(?:간|으로|로|\s*동안|이다|이며)`,
)
const ofTheTerm = /기간|효력|유효|존속|이어/
const ofSomethingElse = /비밀|하자|보증|통지|갱신|연장|경업|보관|정산|지급|납품|착수|해지/
const ends = new RegExp(
  String.raw`(?:만료|종료|끝나는)\s*(?:일|날)(?:은|이|:|：)?\s*(${dayPattern})|(${dayPattern})(?:에|자로|까지|로)?\s*(?:효력이?\s*)?(?:만료|종료|끝[나난]|유효|존속)`,
)

/** The day on which it was signed, or which it names as its day. */
function signingDay({ clauses, text }: Contract): PlainDate | null {
  const named = /(?:체결일|계약일|서명일|작성일)(?:은|:|：)?\s*(?=\d{4})/.exec(text)
  const [day] = named ? datesIn(text.slice(named.index, named.index + 40)) : []
  if (day) return day
  const block = clauses.find(({ part }) => part === 'signature')
  const [signed] = block ? datesIn(text.slice(block.start, block.start + 160)) : []
  return signed ?? null
}

/** 체결일부터 3년 in one clause, and in another a day that is five years away. */
export function checkTermFromSigning(contract: Contract): Finding[] {
  const from = signingDay(contract)
  const term = contract.sentences.find(
    ({ quote, clause }) =>
      clause.part !== 'signature' &&
      ofTheTerm.test(`${clause.title} ${quote}`) &&
      !ofSomethingElse.test(quote) &&
      runs.test(quote),
  )
  const [, count = '', unit = ''] = runs.exec(term?.quote ?? '') ?? []
  const months = monthsOf(count, unit)
  if (!from || !term || months === 0) return []
  const expected = dayNumber({ ...from, month: from.month + months })
  return contract.sentences
    .filter(({ quote, clause }) => clause.part !== 'signature' && !ofSomethingElse.test(quote))
    .flatMap((sentence) => {
      const match = ends.exec(sentence.quote)
      const [to] = datesIn(match?.[1] ?? match?.[2] ?? '')
      if (!to || dayNumber(to) <= dayNumber(from) || Math.abs(dayNumber(to) - expected) <= 31)
        return []
      return [
        findingAt(contract, termArithmetic, sentence, {
          stated: `${count}${unit}`,
          first: dayText(from),
          second: dayText(to),
        }),
      ]
    })
    .slice(0, 1)
}
