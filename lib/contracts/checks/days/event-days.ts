import { findingAt } from '@/lib/contracts/checks/finding'
import { dateMismatch } from '@/lib/contracts/checks/inconsistencies'
import { datesIn, dayNumber, dayPattern, dayText } from '@/lib/contracts/text/dates'
import type { Contract, Finding } from '@/lib/contracts/types'

/** A day by its name, and how a sentence tells of what happens on it. */
const events: readonly { name: string; happens: string }[] = [
  { name: '설치(?:일|하는\\s*날)', happens: '설치' },
  { name: '납품(?:일|하는\\s*날)', happens: '납품' },
  { name: '(?:인도일|넘겨주는\\s*날|인도하는\\s*날)', happens: '(?:인도|넘겨)' },
  {
    name: '(?:개업일|개장일|개점일|오픈일|여는\\s*날)',
    happens: '(?:개업|개장|개점|오픈|열[어기])',
  },
  { name: '착공(?:일|하는\\s*날)', happens: '착공' },
  { name: '(?:준공일|완공일|준공하는\\s*날)', happens: '(?:준공|완공)' },
  { name: '(?:입사일|첫\\s*출근일|출근하는\\s*첫날)', happens: '(?:입사|첫\\s*출근)' },
]
const other = /부터\s*\d{4}|나누어|차례|1차|2차|회차|변경|연기|늦|지연/

/** 2026년 8월 31일까지 … 설치한다; 설치일인 2026년 7월 31일: the same event on two days. */
export const checkEventDays = (contract: Contract): Finding[] =>
  events.flatMap(({ name, happens }) => {
    const named = new RegExp(`${name}(?:인|은|는|[:：])?\\s*(${dayPattern})`)
    const told = new RegExp(`(${dayPattern})(?:까지|에|자로)\\s*[^.\\n\\d|]{0,28}?${happens}`)
    const places = contract.sentences.filter(
      ({ quote, clause }) => clause.part !== 'signature' && !other.test(quote),
    )
    const days = (pattern: RegExp) =>
      places.flatMap((sentence) => {
        const [day] = datesIn(pattern.exec(sentence.quote)?.[1] ?? '')
        return day ? [{ sentence, day }] : []
      })
    const [called, happening] = [days(named), days(told)]
    const [first, ...more] = called
    const [known] = happening
    if (!first || !known || first.sentence === known.sentence) return []
    const isOne = (found: typeof called) =>
      new Set(found.map(({ day }) => dayNumber(day))).size === 1
    if (!isOne([first, ...more]) || !isOne(happening)) return []
    return dayNumber(first.day) === dayNumber(known.day)
      ? []
      : [
          findingAt(contract, dateMismatch, first.sentence, {
            first: dayText(known.day),
            second: dayText(first.day),
          }),
        ]
  })
