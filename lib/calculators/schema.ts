import { z } from 'zod'
import { readDate } from '@/lib/korean-law/judgment/judgment-date'

/** Fields that all calculators share. Every field also takes what an address or a form can carry: text. */
const largest = 1_000_000_000_000_000

/** One sentence for a field whose value is not of its kind; what is too small or too large says so itself. */
const expected = (what: string) => ({ error: `expected ${what}` })

/** An amount in whole won; written with or without thousands separators. */
export function won(description: string, least = 0) {
  const form = expected('whole won, such as 1000000')
  const asNumber = z.number(form).int(form).min(least).max(largest)
  const asText = z
    .string()
    .trim()
    .regex(/^₩?[\d,]{1,22}원?$/)
    .transform((text) => Number(text.replace(/[^\d]/g, '')))
    .pipe(asNumber)
  return z.union([asNumber, asText], form).describe(`${description} In whole won.`)
}

/** A rate in percent a year: 12 is twelve percent. */
export function percentage(description: string, most = 1000) {
  const form = expected(`percent from 0 to ${most}, with at most six decimals`)
  const asNumber = z
    .number(form)
    .min(0)
    .max(most)
    .refine((value) => /^\d+(\.\d{1,6})?$/.test(String(value)), form)
  const asText = z
    .string()
    .trim()
    .regex(/^\d{1,4}(\.\d{1,6})?\s*%?$/)
    .transform((text) => Number(text.replace(/[%\s]/g, '')))
    .pipe(asNumber)
  return z.union([asNumber, asText], form).describe(`${description} In percent: 12 means 12 %.`)
}

/** A day of the calendar. */
export function day(description: string) {
  return z
    .string('not a day of the calendar (YYYY-MM-DD)')
    .trim()
    .transform((text, context) => {
      const read = readDate(text)
      if (read === null || read < '1900-01-01' || read > '2100-12-31') {
        context.addIssue({ code: 'custom', message: 'not a day of the calendar (YYYY-MM-DD)' })
        return z.NEVER
      }
      return read
    })
    .describe(`${description} A date, YYYY-MM-DD.`)
}

export function wholeNumber(description: string, least: number, most: number) {
  const form = expected(`a whole number from ${least} to ${most}`)
  const asNumber = z.number(form).int(form).min(least, form).max(most, form)
  const asText = z
    .string()
    .trim()
    .regex(/^\d{1,9}$/)
    .transform(Number)
    .pipe(asNumber)
  return z.union([asNumber, asText], form).describe(description)
}

/** A number of hours, with at most two decimals. */
export function hours(description: string, most: number) {
  const form = expected(`hours from 0 to ${most}, with at most two decimals`)
  const asNumber = z
    .number(form)
    .min(0, form)
    .max(most, form)
    .refine((value) => /^\d+(\.\d{1,2})?$/.test(String(value)), form)
  const asText = z
    .string()
    .trim()
    .regex(/^\d{1,4}(\.\d{1,2})?$/)
    .transform(Number)
    .pipe(asNumber)
  return z.union([asNumber, asText], form).describe(`${description} In hours.`)
}

const yes = ['true', '1', 'on', 'yes']
const no = ['false', '0', 'off', 'no']

export function flag(description: string) {
  const asText = z.enum([...yes, ...no]).transform((text) => yes.includes(text))
  return z.union([z.boolean(), asText], expected('true or false')).describe(description)
}

/** A list; as text, its parts stand apart by commas or spaces. */
export function listOf<T>(item: z.ZodType<T, string | number>, most: number, description: string) {
  const asText = z.string().transform((text, context) => {
    const parts = text.split(/[\s,]+/).filter((part) => part !== '')
    const read = z.array(item).max(most).safeParse(parts)
    if (read.success) return read.data
    context.addIssue({ code: 'custom', message: 'not a list of such values' })
    return z.NEVER
  })
  return z.union([z.array(item).max(most), asText]).describe(description)
}

/** The kinds of figures that the administration can add. */
export const datedKinds = ['minimum-wage', 'base-rate', 'service-price', 'holiday'] as const
export type DatedKind = (typeof datedKinds)[number]

/** A figure that was added in the administration; `until` is null for a holiday, which is one day. */
export type AddedValue = {
  id: string
  kind: DatedKind
  from: string
  until: string | null
  value: string
  source: string
}

const articleRefSchema = z.object({
  law: z.string(),
  no: z.string(),
  paragraph: z.number().int().optional(),
})

export const lineValueSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('won'), won: z.number().int() }),
  z.object({ kind: z.literal('date'), date: z.string() }),
  z.object({ kind: z.literal('days'), days: z.number() }),
  z.object({ kind: z.literal('percent'), percent: z.string() }),
  z.object({ kind: z.literal('share'), share: z.string(), won: z.number().int().optional() }),
  z.object({ kind: z.literal('hours'), hours: z.string() }),
  z.object({
    kind: z.literal('span'),
    length: z.number().int(),
    unit: z.enum(['day', 'week', 'month', 'year']),
  }),
])

/** What a calculator answers, as the API and the command line print it. */
export const calculatorAnswerSchema = z.object({
  calculator: z.string(),
  inputs: z.record(z.string(), z.unknown()),
  result: z.record(z.string(), z.unknown()),
  lines: z.array(
    z.object({
      key: z.string(),
      value: lineValueSchema,
      formula: z.string(),
      subject: z.string().nullable(),
      articles: z.array(articleRefSchema),
    }),
  ),
  notes: z.array(z.string()),
  unknowns: z.array(z.string()),
  sources: z.array(
    z.object({ key: z.string(), from: z.string(), value: z.string(), source: z.string() }),
  ),
  lawDate: z.string(),
  laws: z.array(z.object({ law: z.string(), inForceSince: z.string() })),
})

export type CalculatorAnswer = z.infer<typeof calculatorAnswerSchema>
