import { z } from 'zod'
import type { NewPasswordState } from './form-state'
import { fieldErrors, newPasswordSchema } from './sign-up-schema'

export type ParsedNewPassword =
  | { ok: true; password: string }
  | { ok: false; errors: NewPasswordState['errors'] }

/** Reads the two fields of a new password; of several faults of one field the first is told. */
export function parseNewPassword(data: FormData): ParsedNewPassword {
  const text = z.string().catch('')
  const parsed = z.object(newPasswordSchema).safeParse({
    password: text.parse(data.get('password')),
    confirmPassword: text.parse(data.get('confirmPassword')),
  })
  const errors: NewPasswordState['errors'] = {}
  for (const { path, message } of parsed.error?.issues ?? []) {
    const field = path[0] === 'password' ? 'password' : 'confirmPassword'
    errors[field] ??= fieldErrors.find((each) => each === message) ?? 'required'
  }
  if (data.get('confirmPassword') && data.get('password') !== data.get('confirmPassword')) {
    errors.confirmPassword ??= 'passwordMismatch'
  }
  if (!parsed.success || errors.confirmPassword) return { ok: false, errors }
  return { ok: true, password: parsed.data.password }
}
