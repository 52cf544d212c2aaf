import { z } from 'zod'
import { AppError, type ErrorBody } from '@/lib/errors'
import { calculators } from './calculators'
import { type CalculatorName, rulesComparedOn } from './constants'
import type { CalculatorAnswer } from './schema'
import type { Calculation } from './types'
import { type KnownValues, shippedValues } from './values/known-values'
import type { ReasonKey } from './words'

/** What is wrong with one field, for programs (`message`) and for people (`reason`, a key of `reasons`). */
export type FieldProblem = {
  field: string
  reason: ReasonKey
  message: string
  /** Between which numbers the value has to lie, where the field has such bounds. */
  range?: { from: number; to: number }
}

export type CalculatorOutcome =
  | { ok: true; answer: CalculatorAnswer; calculation: Calculation }
  | { ok: false; code: 'validation' | 'notCalculable'; problems: FieldProblem[] }

const reasonOf = (code: string | undefined, message: string): ReasonKey => {
  if (code === 'unrecognized_keys') return 'unknown-field'
  return /expected .*received undefined|required/i.test(message) ? 'missing' : 'invalid'
}

/** The schemas of numbers say their bounds in their one sentence, see `schema.ts`. */
function rangeIn(message: string): Pick<FieldProblem, 'range'> {
  const [, from, to] = /from (\d+) to (\d+)/.exec(message) ?? []
  return from && to ? { range: { from: Number(from), to: Number(to) } } : {}
}

type Issue = z.core.$ZodIssue

/**
 * Zod names the branches of a union one by one. Whoever sent a list or an object meant the branch that reads it,
 * so what is wrong inside is said with its place; of anything else one sentence is enough.
 */
function innermost(issue: Issue): Issue[] {
  if (issue.code !== 'invalid_union') return [issue]
  const inside =
    issue.errors.find((issues) => issues.some(({ path }) => path.length > 0)) ??
    issue.errors.find((issues) => issues.some(({ code }) => code === 'unrecognized_keys'))
  if (inside === undefined) return [issue]
  return inside.flatMap((each) => innermost({ ...each, path: [...issue.path, ...each.path] }))
}

function problemsOf(error: z.ZodError, input: unknown, known: string[]): FieldProblem[] {
  const seen = new Set<string>()
  return error.issues.flatMap(innermost).flatMap((issue) => {
    const place = issue.path.join('.')
    const names =
      issue.code === 'unrecognized_keys'
        ? issue.keys.map((key) => (place === '' ? key : `${place}.${key}`))
        : [place]
    return names
      .filter((name) => !seen.has(name) && seen.add(name))
      .map((field) => {
        const given = issue.path.reduce<unknown>(
          (value, key) => (value as Record<PropertyKey, unknown> | undefined)?.[key],
          input,
        )
        const missing = issue.code !== 'unrecognized_keys' && given === undefined
        return {
          field,
          reason: missing ? 'missing' : reasonOf(issue.code, issue.message),
          message: missing
            ? 'required'
            : place === '' && issue.code === 'invalid_type'
              ? 'expected one object of inputs'
              : issue.code === 'unrecognized_keys' && issue.path.length === 0
                ? `unknown; the fields are ${known.join(', ')}`
                : issue.message,
          ...rangeIn(issue.message),
        }
      })
  })
}

/** The names of a calculator's fields. */
export function fieldsOf(name: CalculatorName): string[] {
  const { input } = calculators[name]
  return 'shape' in input ? Object.keys(input.shape as object) : []
}

/** Whether every figure is exact: beyond 2^53 a number of JSON skips whole won. */
function isExact(value: unknown): boolean {
  if (typeof value === 'number') return !Number.isInteger(value) || Number.isSafeInteger(value)
  return typeof value !== 'object' || value === null || Object.values(value).every(isExact)
}

/** The amount that was given, to be told that it is too large. */
function largestField(name: CalculatorName, input: Readonly<Record<string, unknown>>): string {
  const amounts = fieldsOf(name).filter((field) => typeof input[field] === 'number')
  const [largest = ''] = amounts.toSorted((a, b) => Number(input[b]) - Number(input[a]))
  return largest
}

/** Parses whatever was sent, reckons, and says everything that the reckoning rests on. */
export function runCalculator(
  name: CalculatorName,
  input: unknown,
  values: KnownValues = shippedValues,
): CalculatorOutcome {
  const calculator = calculators[name]
  const parsed = calculator.input.safeParse(input)
  if (!parsed.success)
    return {
      ok: false,
      code: 'validation',
      problems: problemsOf(parsed.error, input, fieldsOf(name)),
    }
  const outcome = calculator.calculate(parsed.data, values)
  if (!outcome.ok) {
    const { field, reason, message } = outcome
    return { ok: false, code: 'notCalculable', problems: [{ field, reason, message }] }
  }
  const { calculation } = outcome
  if (!isExact([calculation.result, calculation.lines])) {
    const field = largestField(name, parsed.data as Record<string, unknown>)
    const message = `the result is above ${Number.MAX_SAFE_INTEGER} won`
    return { ok: false, code: 'notCalculable', problems: [{ field, reason: 'too-large', message }] }
  }
  return {
    ok: true,
    calculation,
    answer: {
      calculator: name,
      inputs: parsed.data as Record<string, unknown>,
      ...calculation,
      lawDate: rulesComparedOn,
      laws: calculator.laws,
    },
  }
}

export type Envelope =
  | { success: true; data: CalculatorAnswer; error_message: null }
  | { success: false; data: null; error_message: string; error: ErrorBody }

/** What the API answers and the command line prints, in the envelope of the public API. */
export function calculatorEnvelope(
  name: CalculatorName,
  input: unknown,
  values: KnownValues = shippedValues,
): { status: number; body: Envelope } {
  const outcome = runCalculator(name, input, values)
  if (outcome.ok)
    return { status: 200, body: { success: true, data: outcome.answer, error_message: null } }
  const { code, problems } = outcome
  const error = new AppError(code, {
    details: {
      fields: problems.map(({ field }) => field),
      reasons: problems.map(({ reason }) => reason),
      problems: problems.map(({ field, message }) => `${field}: ${message}`),
    },
  }).toBody()
  return {
    status: error.status,
    body: { success: false, data: null, error_message: error.message, error },
  }
}

/** The schema of a calculator's input, as JSON Schema with descriptions. */
export function inputSchema(name: CalculatorName): Record<string, unknown> {
  const { $schema, ...schema } = z.toJSONSchema(calculators[name].input, {
    io: 'input',
    unrepresentable: 'any',
  })
  return {
    $schema,
    title: name,
    description: calculators[name].summary,
    ...schema,
    examples: [calculators[name].example],
  }
}
