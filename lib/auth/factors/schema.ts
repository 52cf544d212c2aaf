import { z } from 'zod'
import { type FormState, initialFormState } from '@/lib/form-state'

export type CodeError = 'codeNeeded' | 'codeWrong'

/** The six digits of an authenticator app, which shows them in two groups. */
export const codeSchema = z
  .string()
  .transform((text) => text.replace(/\s/g, ''))
  .pipe(z.string().regex(/^\d{6}$/, 'codeNeeded'))

export const proveSchema = z.object({ code: codeSchema })
export const confirmFactorSchema = z.object({ factor: z.uuid(), code: codeSchema })

/** What an app has to be told once; `qr` is a picture of `uri`. */
export type NewFactor = { id: string; secret: string; uri: string; qr: string }

/** Reasons are keys of `auth.factor.problem`. */
export type FactorReason = 'tooMany' | 'failed' | 'unauthorized'

export type ProveState = FormState<{ code?: CodeError }, FactorReason, never>
/** `result` is the factor to be confirmed, or what has been done. */
export type FactorState = FormState<{ code?: CodeError }, FactorReason, NewFactor | 'on' | 'off'>

export const initialProveState: ProveState = initialFormState
export const initialFactorState: FactorState = initialFormState
