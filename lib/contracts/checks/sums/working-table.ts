import { findingAt } from '@/lib/contracts/checks/finding'
import { sumMismatch } from '@/lib/contracts/checks/inconsistencies'
import { cellsOf, linesOf } from '@/lib/contracts/text/lines'
import type { Clause, Contract, Finding, Sentence } from '@/lib/contracts/types'

const clock = /(\d{1,2})\s*(?::|시)\s*(\d{2})?/
const span =
  /(\d{1,2})\s*(?::|시)\s*(\d{2})?\s*분?\s*(?:~|∼|–|-|부터)\s*(\d{1,2})\s*(?::|시)\s*(\d{2})?/
const length = /(?:(\d{1,2}(?:\.\d)?)\s*시간)?\s*(?:(\d{1,2})\s*분)?/
const weekly =
  /(?:1\s*주|주당|주)\s*(?:의\s*)?(?:소정\s*)?(?:근로|근무)?\s*시간?(?:은|는)?\s*(?:총\s*)?(\d{1,2}(?:\.\d)?)\s*시간/
const daily =
  /(?:1\s*일|하루|일일)\s*(?:의\s*)?(?:소정\s*)?(?:근로|근무)?\s*시간?(?:은|는)?\s*(\d{1,2}(?:\.\d)?)\s*시간/
const days = /^(?:[월화수목금토일](?:요일)?[\s·,ㆍ/]*)+$/

const hourOf = (text: string): number | null => {
  const match = clock.exec(text)
  return match ? Number(match[1]) + Number(match[2] ?? 0) / 60 : null
}

function lengthOf(text: string): number | null {
  const hours = span.exec(text)
  if (hours)
    return (
      Number(hours[3]) + Number(hours[4] ?? 0) / 60 - Number(hours[1]) - Number(hours[2] ?? 0) / 60
    )
  const match = length.exec(text.trim())
  if (!match?.[1] && !match?.[2]) return null
  return Number(match[1] ?? 0) + Number(match[2] ?? 0) / 60
}

const rowsOf = (contract: Contract, clause: Clause): string[][] =>
  linesOf(contract.text.slice(clause.start, clause.end))
    .filter(({ text }) => text.includes('|'))
    .map(({ text }) => cellsOf(text))

/** 시업 08:30, 종업 17:30, 휴게 12:00~12:30 in rows of their own. */
function hoursOfDay(rows: readonly string[][]): number | null {
  const cell = (name: RegExp) => rows.find(([first = '']) => name.test(first))?.[1] ?? ''
  const [from, to] = [hourOf(cell(/시업|출근|시작/)), hourOf(cell(/종업|퇴근|종료|끝/))]
  const rest = lengthOf(cell(/휴게|쉬는/))
  return from === null || to === null || rest === null || to <= from ? null : to - from - rest
}

/** Each row the days of a week, and in the column of its hours how long one works on each of them. */
function hoursOfWeek([head = [], ...rows]: readonly string[][]): number | null {
  const column = head.findIndex((name) => /실\s*근로|근로\s*시간|근무\s*시간/.test(name))
  if (column < 1 || rows.length === 0) return null
  let sum = 0
  for (const row of rows) {
    const [first = ''] = row
    const hours = lengthOf(row[column] ?? '')
    if (!days.test(first) || hours === null || hours > 16) return null
    sum += (first.replace(/요일/g, '').match(/[월화수목금토일]/g)?.length ?? 0) * hours
  }
  return sum
}

/** The hours of a table against those that its clause says. */
export function checkWorkingTable(contract: Contract): Finding[] {
  if (contract.type !== 'employment') return []
  return contract.clauses.flatMap((clause) => {
    const rows = rowsOf(contract, clause)
    if (rows.length < 2) return []
    const of = (sum: number | null, stated: RegExp) => {
      const said = (sentence: Sentence) => Number(stated.exec(sentence.quote)?.[1] ?? 0)
      const wrong = contract.sentences.find(
        (sentence) =>
          sentence.clause === clause &&
          !/이내|초과|연장|한도/.test(sentence.quote) &&
          said(sentence) > 0 &&
          Math.abs(said(sentence) - (sum ?? 0)) > 0.05,
      )
      return sum !== null && wrong
        ? [
            findingAt(contract, sumMismatch, wrong, {
              sum: `${Number(sum.toFixed(2))}시간`,
              total: `${said(wrong)}시간`,
            }),
          ]
        : []
    }
    return [...of(hoursOfDay(rows), daily), ...of(hoursOfWeek(rows), weekly)].slice(0, 1)
  })
}
