import { z } from 'zod'
import type { Operation } from '@/lib/corpus/operations'
import { inputSchema } from './calculate'
import { calculators } from './calculators'
import { type CalculatorName, calculatorNames } from './constants'
import { calculatorAnswerSchema } from './schema'

function envelope<T extends z.ZodType>(data: T) {
  return z.object({ success: z.literal(true), data, error_message: z.null() })
}

const listSchema = z.object({
  calculators: z.array(
    z.object({
      name: z.string(),
      summary: z.string(),
      path: z.string(),
      input: z.record(z.string(), z.unknown()),
    }),
  ),
})

export type CalculatorList = z.infer<typeof listSchema>

/** Every calculator with the JSON Schema of its input. */
export function listCalculators(): CalculatorList {
  return {
    calculators: calculatorNames.map((name) => ({
      name,
      summary: calculators[name].summary,
      path: `/api/calculators/${name}`,
      input: inputSchema(name),
    })),
  }
}

type FieldSchema = { description?: string; type?: string; anyOf?: FieldSchema[]; $ref?: string }

/** Whether a field takes a list or an object, which an address carries as JSON. */
const isNested = ({ type, anyOf = [], $ref }: FieldSchema): boolean =>
  type === 'array' || type === 'object' || $ref !== undefined || anyOf.some(isNested)

/** The fields of an input as parameters of an address. */
function queryOf(name: CalculatorName): z.ZodObject {
  const { properties, required } = z
    .object({
      properties: z.record(z.string(), z.custom<FieldSchema>()),
      required: z.array(z.string()).default([]),
    })
    .parse(inputSchema(name))
  return z.object(
    Object.fromEntries(
      Object.entries(properties).map(([field, schema]) => {
        const base = isNested(schema) ? z.string() : z.fromJSONSchema(schema as never)
        const described = base.describe(
          `${schema.description ?? ''}${isNested(schema) ? ' As JSON.' : ''}`,
        )
        return [field, required.includes(field) ? described : described.optional()]
      }),
    ),
  )
}

const idOf = (name: CalculatorName): string =>
  `calculate-${name}`.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase())

/** The rows of the public API that the calculators bring. */
export const calculatorOperations: Operation[] = [
  {
    id: 'calculators',
    scope: 'corpus:read',
    method: 'get',
    path: '/api/calculators',
    summary: 'The calculators, each with the JSON Schema of its input',
    answer: envelope(listSchema),
    failures: [],
  },
  ...calculatorNames.map(
    (name): Operation => ({
      id: idOf(name),
      scope: 'corpus:read',
      method: 'get',
      path: `/api/calculators/${name}`,
      summary: calculators[name].summary,
      query: queryOf(name),
      answer: envelope(calculatorAnswerSchema),
      failures: ['validation', 'notCalculable'],
    }),
  ),
]
