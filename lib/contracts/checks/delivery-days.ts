import { datesIn, dayNumber } from '@/lib/contracts/text/dates'
import type { Contract, Finding } from '@/lib/contracts/types'
import { findingAt } from './finding'
import { dateMismatch } from './inconsistencies'

const day = String.raw`\d{4}\s*[년.\-/]\s*\d{1,2}\s*[월.\-/]\s*\d{1,2}\s*(?:일|\.)?`

const term = new RegExp(String.raw`(${day})\s*(?:부터|~|∼|–|-)\s*(${day})`)
const handover = new RegExp(
  String.raw`(?:최종|결과물|목적물|산출물|성과물|완성품)[^.\n]{0,24}?(${day})\s*까지[^.\n]{0,12}(?:납품|인도|완성|완료|제출)`,
)

/** What is made must be handed over by a day after the time for making it. */
export function checkDeliveryDays(contract: Contract): Finding[] {
  if (!['service', 'software', 'subcontract', 'advisory'].includes(contract.type)) return []
  const ends = contract.sentences.flatMap(({ quote, text, clause }) => {
    const match = /기간/.test(`${clause.title}${text}`) ? term.exec(quote) : null
    const [date] = datesIn(match?.[2] ?? '')
    return date ? [date] : []
  })[0]
  if (!ends) return []
  return contract.sentences.flatMap((sentence) => {
    const [date] = datesIn(handover.exec(sentence.quote)?.[1] ?? '')
    if (!date || dayNumber(date) <= dayNumber(ends) + 3) return []
    return [
      findingAt(contract, dateMismatch, sentence, {
        first: `${ends.year}-${ends.month}-${ends.day}`,
        second: `${date.year}-${date.month}-${date.day}`,
      }),
    ]
  })
}
