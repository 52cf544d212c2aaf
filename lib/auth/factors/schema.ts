import { z } from 'zod'
import { type FormState, initialFormState } from '@/lib/form-state'

export type CodeError = 'digitsNeeded' | 'codeNeeded' | 'codeWrong' | 'recoveryCodeWrong'

/** Without what is read as something else: I and 1, O and 0. Thirty-two letters, so that each is five bits. */
export const recoveryAlphabet = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789'
export const recoveryLength = 16

const digits = /^\d{6}$/
const recoveryCode = new RegExp(`^[${recoveryAlphabet}]{${recoveryLength}}$`)

/** Apps and people write codes in groups. */
const typed = z.string().transform((text) => text.replace(/[\s-]/g, '').toUpperCase())

/** Six digits of an authenticator app, or one of the recovery codes. */
const codeSchema = typed.pipe(
  z.string().refine((code) => digits.test(code) || recoveryCode.test(code), 'codeNeeded'),
)

export const isRecoveryCode = (code: string): boolean => recoveryCode.test(code)

export const proveSchema = z.object({ code: codeSchema })
export const confirmFactorSchema = z.object({
  factor: z.uuid(),
  code: typed.pipe(z.string().regex(digits, 'digitsNeeded')),
})

/** What an app has to be told once; `qr` is a picture of `uri`. */
export type NewFactor = { id: string; secret: string; uri: string; qr: string }

/** Reasons are keys of `auth.factor.problem`. */
export type FactorReason = 'tooMany' | 'failed' | 'unauthorized'

export type ProveState = FormState<{ code?: CodeError }, FactorReason, never>
/** `result` is the factor to be confirmed, or what has been done. */
export type FactorState = FormState<{ code?: CodeError }, FactorReason, NewFactor | 'off'>
/** `result` is the codes, which nobody can read a second time; none when they could not be stored. */
export type CodesState = FormState<{ code?: CodeError }, FactorReason, { codes: string[] }>

export const initialProveState: ProveState = initialFormState
export const initialFactorState: FactorState = initialFormState
export const initialCodesState: CodesState = initialFormState
