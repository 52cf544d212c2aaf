import { z } from 'zod'
import { AppError } from '@/lib/errors'
import { lawInitials, lawKinds } from './law-list-constants'

/** What lists, suggestions and look-ups may be asked with, at the public API and at the service alike. */
/** NUL cannot be stored, and no law or court has one in its name. */
export const plainText = (longest: number) =>
  z
    .string()
    .trim()
    .max(longest)
    .regex(/^[^\0]*$/)

export const pageRequestSchema = z.object({
  page: z.coerce.number().int().min(1).max(2000).default(1),
})
export const lawListRequestSchema = pageRequestSchema.extend({
  name: plainText(200).default(''),
  kind: z.enum(lawKinds).optional(),
  initial: z.enum(lawInitials).optional(),
})
export const changeListRequestSchema = pageRequestSchema.extend({
  law: plainText(200).pipe(z.string().min(1)).optional(),
  /** The first day in Korea whose changes are listed. */
  since: z.iso.date().optional(),
})
export const suggestRequestSchema = z.object({
  q: plainText(100).default(''),
  limit: z.coerce.number().int().min(1).max(20).default(8),
})
/** 판례일련번호: a positive 32-bit number, as the database keeps it. */
export const serialSchema = z.coerce.number().int().positive().max(2_147_483_647)

/** Which of several decisions with one number is meant. */
export const casePickSchema = z.object({
  court: plainText(100).pipe(z.string().min(1)).optional(),
  serial: serialSchema.optional(),
})

/** Parses untrusted input. @throws AppError `validation` that names the wrong fields. */
export function parseRequest<T>(schema: z.ZodType<T>, input: unknown): T {
  const parsed = schema.safeParse(input)
  if (parsed.success) return parsed.data
  const fields = [...new Set(parsed.error.issues.map((issue) => issue.path.join('.')))]
  throw new AppError('validation', { details: { fields } })
}
