import { fieldsOf } from './calculate'
import type { CalculatorName } from './constants'
import { calculatorForms } from './form-fields'
import { queryInput } from './query-input'

/** What a page's address says: the values as they were typed, and the input they make. */
export type PageInput = { typed: Record<string, string>; input: Record<string, unknown> | null }

export type PageParams = Record<string, string | string[] | undefined>

/** A row of which nothing was filled in is none: an unticked box alone says nothing. */
function withoutEmptyRows(name: CalculatorName, params: URLSearchParams): void {
  const { main, more } = calculatorForms[name]
  for (const field of [...main, ...more]) {
    if (field.kind !== 'rows') continue
    for (let row = 0; row < field.count; row += 1) {
      const names = field.fields.map((inside) => `${field.name}.${row}.${inside.name}`)
      const filled = names.some((each) => !/^(|on|true|false)$/.test(params.get(each) ?? ''))
      if (!filled) for (const each of names) params.delete(each)
    }
  }
}

/**
 * Reads the address of a calculator's page. Parameters of others (campaigns, trackers) are not the input's.
 * `input` is null when nothing was asked yet.
 */
export function readPageInput(name: CalculatorName, given: PageParams): PageInput {
  const known = new Set(fieldsOf(name))
  const params = new URLSearchParams()
  for (const [key, value] of Object.entries(given))
    for (const text of [value ?? []].flat())
      if (known.has(key.split('.')[0] ?? '')) params.append(key, text.slice(0, 2_000))
  const typed = Object.fromEntries(params)
  withoutEmptyRows(name, params)
  const input = queryInput(params)
  return { typed, input: params.size === 0 ? null : input }
}

/** An input as the parameters of an address; lists become rows. */
export function inputParams(input: Record<string, unknown>): URLSearchParams {
  const params = new URLSearchParams()
  const put = (key: string, value: unknown): void => {
    if (value === undefined || value === null) return
    if (typeof value !== 'object') params.set(key, String(value))
    else for (const [inside, each] of Object.entries(value)) put(`${key}.${inside}`, each)
  }
  for (const [key, value] of Object.entries(input)) put(key, value)
  return params
}
