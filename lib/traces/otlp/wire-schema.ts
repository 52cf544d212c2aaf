import { z } from 'zod'

// OTLP in JSON, as far as it is read: https://github.com/open-telemetry/opentelemetry-proto, trace/v1. What a
// sender has beside it is left alone. Each span is read by itself, so that a bad one does not cost the others.

/** Spans of one request. */
export const mostSpans = 1000
/** A body, and what it may become once it is unpacked. */
export const maxBodyBytes = 4 * 1024 * 1024

const mostDepth = 8

export type AnyValue = {
  stringValue?: string | undefined
  boolValue?: boolean | undefined
  intValue?: string | number | undefined
  doubleValue?: number | string | undefined
  arrayValue?: { values?: unknown[] | undefined } | undefined
}
const anyValueSchema: z.ZodType<AnyValue> = z.object({
  stringValue: z.string().optional(),
  boolValue: z.boolean().optional(),
  intValue: z.union([z.string().regex(/^-?\d{1,19}$/), z.number()]).optional(),
  doubleValue: z.union([z.number(), z.string().max(40)]).optional(),
  arrayValue: z.object({ values: z.array(z.unknown()).max(1000).optional() }).optional(),
})

const keyValuesSchema = z
  .array(z.object({ key: z.string().min(1).max(200), value: z.unknown() }))
  .max(1000)
  .default([])

const nanos = z.union([z.string().regex(/^\d{1,19}$/), z.number().int().nonnegative()])

/** All but the zeros, which are no id. */
const idSchema = (digits: number) =>
  z
    .string()
    .regex(new RegExp(`^[0-9a-fA-F]{${digits}}$`))
    .transform((id) => id.toLowerCase())
    .refine((id) => /[^0]/.test(id))

export const otlpSpanSchema = z.object({
  traceId: idSchema(32),
  spanId: idSchema(16),
  parentSpanId: z.preprocess((id) => id || null, idSchema(16).nullable()),
  name: z.string().min(1),
  startTimeUnixNano: nanos,
  endTimeUnixNano: nanos,
  attributes: keyValuesSchema,
  status: z
    .object({ code: z.union([z.number(), z.string()]).optional() })
    .nullish()
    .transform((status) => {
      const { code } = status ?? {}
      return code === 2 || code === 'STATUS_CODE_ERROR' ? ('error' as const) : ('ok' as const)
    }),
})
export type OtlpSpan = z.infer<typeof otlpSpanSchema>

/** The request around the spans. */
export const otlpRequestSchema = z.object({
  resourceSpans: z
    .array(
      z.object({
        resource: z.object({ attributes: keyValuesSchema }).nullish(),
        scopeSpans: z
          .array(z.object({ spans: z.array(z.unknown()).default([]) }))
          .max(1000)
          .default([]),
      }),
    )
    .max(1000),
})

type Value = string | number | boolean | null | (string | number | boolean)[]

/** A value of an attribute; null for what has none, or is nested deeper than anybody reads. */
export function readValue(given: unknown, depth = 0): Value {
  const parsed = anyValueSchema.safeParse(given)
  if (!parsed.success || depth > mostDepth) return null
  const { stringValue, boolValue, intValue, doubleValue, arrayValue } = parsed.data
  if (stringValue !== undefined) return stringValue
  if (boolValue !== undefined) return boolValue
  const number = intValue ?? doubleValue
  if (number !== undefined) return Number.isFinite(Number(number)) ? Number(number) : null
  if (!arrayValue) return null
  return (arrayValue.values ?? []).flatMap((each) => {
    const value = readValue(each, depth + 1)
    return value === null || Array.isArray(value) ? [] : [value]
  })
}

/** What a sender is told: nothing where all was taken. */
export const otlpAnswerSchema = z.object({
  partialSuccess: z.object({ rejectedSpans: z.string(), errorMessage: z.string() }).optional(),
})
export type OtlpAnswer = z.infer<typeof otlpAnswerSchema>
