import { z } from 'zod'
import { maximumPasswordLength, minimumPasswordLength } from './constants'

/** Why a field of a form about an account is refused; keys of `signUp.error` in messages/…/auth.json. */
export type FieldError =
  | 'required'
  | 'invalidEmail'
  | 'passwordLength'
  | 'passwordLong'
  | 'passwordMismatch'
  | 'invalidPhone'
  | 'tooLong'
  | 'agreeTerms'
  | 'weakPassword'

export const withError = (error: FieldError) => ({ error })

/** An e-mail address as it is stored and compared. */
export const emailSchema = z
  .string()
  .trim()
  .toLowerCase()
  .min(1, withError('required'))
  .max(254, withError('tooLong'))
  .check(z.email(withError('invalidEmail')))

/** Logging in. It says nothing about the length of passwords, which would help guessing. */
export const loginSchema = z.object({
  email: z.string().trim().toLowerCase().min(1, withError('required')),
  password: z.string().min(1, withError('required')),
})

/** Asking for the mail that leads to a new password. */
export const resetSchema = z.object({ email: emailSchema })

/** Both fields of a password that is chosen; {@link passwordsMatch} compares them. */
export const newPasswordFields = {
  password: z
    .string()
    .min(1, withError('required'))
    .min(minimumPasswordLength, withError('passwordLength'))
    .max(maximumPasswordLength, withError('passwordLong')),
  confirmPassword: z.string().min(1, withError('required')),
}

const bothTyped = z.object({ password: z.string().min(1), confirmPassword: z.string().min(1) })

/** For `.refine`: reported as soon as both passwords are typed, also when other fields are wrong. */
export const passwordsMatch = [
  (form: { password: string; confirmPassword: string }) => form.password === form.confirmPassword,
  {
    path: ['confirmPassword'] as string[],
    when: ({ value }: { value: unknown }) => bothTyped.safeParse(value).success,
    ...withError('passwordMismatch'),
  },
] as const

export const newPasswordSchema = z.object(newPasswordFields).refine(...passwordsMatch)
