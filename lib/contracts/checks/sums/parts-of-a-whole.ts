import { findingAt } from '@/lib/contracts/checks/finding'
import { sumMismatch } from '@/lib/contracts/checks/inconsistencies'
import { cellsOf, type Line, linesOf } from '@/lib/contracts/text/lines'
import type { Contract, Finding } from '@/lib/contracts/types'

const shareWord = /몫|지분|비율|분배|배분|출자|손익|지분율/
const percent = /(\d{1,3}(?:\.\d+)?)\s*(?:%|퍼센트)/
const percentCell = new RegExp(`^${percent.source}$`)
const total = /합\s*계|총\s*계|^\s*계\s*$|소\s*계/

const shown = (value: number): string => `${Number(value.toFixed(2))}%`

/** Three or more parts that nearly make a whole were meant to make one. */
const isWrongWhole = (sum: number): boolean => Math.abs(sum - 100) > 0.5 && sum >= 80 && sum <= 125

function finding(contract: Contract, line: Line, sum: number): Finding {
  return findingAt(contract, sumMismatch, line, { sum: shown(sum), total: '100%' })
}

/** The tables of a text: lines with bars that follow each other. */
function tablesIn(text: string): Line[][] {
  const tables: Line[][] = [[]]
  for (const line of linesOf(text)) {
    if (line.text.includes('|')) tables.at(-1)?.push(line)
    else tables.push([])
  }
  return tables.filter(({ length }) => length >= 3)
}

/** | 몫 | 50 % | 30 % | 25 %: the column of a table that shares something out. */
function columns(contract: Contract): Finding[] {
  return tablesIn(contract.text).flatMap(([head, ...rows]) => {
    const heads = cellsOf(head?.text ?? '')
    for (const [column, name] of heads.entries()) {
      if (!shareWord.test(name)) continue
      const parts = rows
        .filter(({ text }) => !cellsOf(text).some((cell) => total.test(cell)))
        .map((line) => ({ line, share: percentCell.exec(cellsOf(line.text)[column] ?? '') }))
      const sum = parts.reduce((all, { share }) => all + Number(share?.[1] ?? 0), 0)
      const last = parts.at(-1)
      if (last && parts.length >= 2 && parts.every(({ share }) => share) && isWrongWhole(sum))
        return [finding(contract, last.line, sum)]
    }
    return []
  })
}

const held = /(\d[\d,]*)\s*(주|좌|구좌)\s*\(\s*(\d{1,3}(?:\.\d+)?)\s*%\s*\)/g

/** 60,000주(60%), 20,000주(25%), 20,000주(20%): what is held, and which share that is. */
function holdings(contract: Contract): Finding[] {
  return linesOf(contract.text).flatMap((line) => {
    const parts = [...line.text.matchAll(held)].map((match) => ({
      start: line.start + match.index,
      end: line.start + match.index + match[0].length,
      count: Number((match[1] ?? '').replace(/,/g, '')),
      share: Number(match[3]),
    }))
    const all = parts.reduce((sum, { count }) => sum + count, 0)
    const shares = parts.reduce((sum, { share }) => sum + share, 0)
    if (parts.length < 2 || all === 0 || shares < 80 || shares > 125) return []
    const wrong = parts.find(({ count, share }) => Math.abs((count / all) * 100 - share) > 0.6)
    return wrong
      ? [
          findingAt(contract, sumMismatch, line, {
            sum: shown((wrong.count / all) * 100),
            total: shown(wrong.share),
          }),
        ]
      : []
  })
}

/** Shares of one whole that are more or less than it. */
export const checkPartsOfAWhole = (contract: Contract): Finding[] => [
  ...columns(contract),
  ...holdings(contract),
]
