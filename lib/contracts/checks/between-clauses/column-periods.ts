import { findingAt } from '@/lib/contracts/checks/finding'
import { dateMismatch } from '@/lib/contracts/checks/inconsistencies'
import { periodsIn } from '@/lib/contracts/text/figures'
import { tablesIn } from '@/lib/contracts/text/tables'
import type { Contract, Finding } from '@/lib/contracts/types'

const isPeriod = /^[가-힣]{2,6}\s?기간$/
/** The length of what is not the matter itself. */
const otherLength =
  /연장|갱신|초과|지나|넘|이후|전까지|통지|알린|최대|최소|이상|이하|다만|무료|유료/

/** 보관기간 60일 in each row of a table, and 보관기간은 … 90일 in a clause. */
export const checkColumnPeriods = (contract: Contract): Finding[] =>
  tablesIn(contract.text).flatMap(([head, ...rows]) =>
    (head?.cells ?? []).flatMap((name, column) => {
      if (!isPeriod.test(name) || rows.length === 0) return []
      const lengths = rows.map(({ cells }) => periodsIn(cells[column] ?? ''))
      const days = new Set(lengths.map(([only]) => only?.days))
      const [shown] = rows.map(({ cells }) => cells[column] ?? '')
      const [length] = days
      if (days.size !== 1 || length === undefined || lengths.some((each) => each.length !== 1))
        return []
      const said = new RegExp(`${name.replace(/\s/g, '\\s*')}(?:은|는|을|이)\\s`)
      const told = contract.sentences.find(({ quote, clause }) => {
        if (quote.includes('|') || clause.part === 'signature' || otherLength.test(quote))
          return false
        const periods = said.test(quote) ? periodsIn(quote) : []
        return periods.length === 1 && periods[0]?.days !== length
      })
      const [period] = told ? periodsIn(told.quote) : []
      return told && period
        ? [
            findingAt(contract, dateMismatch, told, {
              first: shown ?? '',
              second: `${period.count}${period.unit}`,
            }),
          ]
        : []
    }),
  )
