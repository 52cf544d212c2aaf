import { addDays, addMonths } from '@/lib/korean-law/calendar/calendar-day'
import { holds } from './condition'
import { stampDuty } from './stamp-duty'
import type { Answer, Answers, Computed, ListRow } from './types'

const isAmount = (value: unknown): value is number =>
  typeof value === 'number' && Number.isFinite(value)

function amount(answers: Answers, field: string): number | null {
  const value = answers[field]
  return isAmount(value) ? value : null
}

function rowsOf(answers: Answers, list: string): ListRow[] {
  const value = answers[list]
  return Array.isArray(value) ? value : []
}

/** What a row adds: its amounts multiplied (price × quantity). Null while one is missing. */
function rowProduct(row: ListRow, fields: readonly string[]): number | null {
  let product = 1
  for (const field of fields) {
    const value = row[field]
    if (!isAmount(value)) return null
    product *= value
  }
  return product
}

function sumOf(answers: Answers, rule: Extract<Computed, { op: 'sum' }>): number | null {
  if (rule.list !== undefined) {
    const all = rowsOf(answers, rule.list).map((row) => rowProduct(row, rule.of))
    if (all.length === 0 || all.includes(null)) return null
    const total = all.reduce<number>((sum, each) => sum + (each ?? 0), 0)
    // 33.3 + 33.3 + 33.4 is a hundred, whatever binary fractions make of it.
    return Math.floor(Math.round(total * 1e6) / 1e6)
  }
  const [first, ...others] = rule.of.map((field) => amount(answers, field))
  // What is added to the first may be missing: a claim without costs is the claim.
  if (first === null || first === undefined) return null
  return others.reduce<number>((sum, each) => sum + (each ?? 0), first)
}

function shifted(
  answers: Answers,
  rule: Extract<Computed, { op: 'after' | 'before' | 'dayAfter' }>,
): string | null {
  const from = answers[rule.from]
  if (typeof from !== 'string') return null
  if (rule.op === 'dayAfter') return addDays(from, 1)
  const sign = rule.op === 'after' ? 1 : -1
  const months = (rule.months ?? 0) + (rule.op === 'after' ? (rule.years ?? 0) * 12 : 0)
  return addDays(addMonths(from, sign * months), sign * (rule.days ?? 0))
}

function computeOne(answers: Answers, rule: Computed): Answer | null {
  switch (rule.op) {
    case 'sum':
      return sumOf(answers, rule)
    case 'difference': {
      const [of, less] = [amount(answers, rule.of), amount(answers, rule.less)]
      return of === null || less === null ? null : Math.max(0, of - less)
    }
    case 'product': {
      const [a, b] = rule.of.map((field) => amount(answers, field))
      return isAmount(a) && isAmount(b) ? Math.floor(a * b) : null
    }
    case 'share': {
      const of = amount(answers, rule.of)
      return of === null ? null : Math.floor(of / rule.parts)
    }
    case 'percentOf': {
      const [of, percent] = [amount(answers, rule.of), amount(answers, rule.percent)]
      return of === null || percent === null ? null : Math.floor((of * percent) / 100)
    }
    case 'count':
      return rowsOf(answers, rule.list).length
    case 'stamp': {
      const of = amount(answers, rule.of)
      return of === null ? null : stampDuty(of, rule.kind)
    }
    // Reckoned where the holidays are known, by `withLastDays`.
    case 'workingDays':
      return null
    default:
      return shifted(answers, rule)
  }
}

/** The answers with everything that follows from them, in the order of the rules. */
export function withComputed(answers: Answers, rules: readonly Computed[] = []): Answers {
  const all: Answers = { ...answers }
  for (const rule of rules) {
    if (rule.when && holds(rule.when, all) !== true) continue
    const value = computeOne(all, rule)
    if (value !== null) all[rule.id] = value
  }
  return all
}

const dateOps = ['after', 'before', 'dayAfter', 'workingDays']

/** How a computed value is written. */
export const kindOfComputed = (rule: Computed): 'money' | 'date' | 'number' =>
  dateOps.includes(rule.op) ? 'date' : rule.op === 'count' ? 'number' : 'money'
