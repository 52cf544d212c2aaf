import type { SignUpState } from './form-state'
import { fieldErrors, type SignUp, type SignUpField, signUpSchema } from './sign-up-schema'

/** What is shown again after a refusal: never the passwords. */
const redisplayedFields = [
  'email',
  'phone',
  'organization',
  'position',
  'fax',
  'terms',
  'privacy',
  'marketing',
] as const satisfies readonly SignUpField[]

/** The form's own text fields; one that is missing counts as empty, a file as nothing. */
function textsOf(data: FormData): Record<string, string> {
  const names = [...redisplayedFields, 'locale', 'userType', 'password', 'confirmPassword']
  const always = [
    'email',
    'password',
    'confirmPassword',
    'phone',
    'organization',
    'position',
    'fax',
  ]
  const entries = names.flatMap((name): [string, string][] => {
    const value = data.get(name)
    if (typeof value === 'string') return [[name, value]]
    return always.includes(name) ? [[name, '']] : []
  })
  return Object.fromEntries(entries)
}

export type ParsedSignUp =
  | { ok: true; form: SignUp; values: SignUpState['values'] }
  | { ok: false; state: Omit<SignUpState, 'attempt' | 'sentTo'> }

/** Reads the form; of several faults of one field the first is told. */
export function parseSignUpForm(data: FormData): ParsedSignUp {
  const texts = textsOf(data)
  const values: SignUpState['values'] = {}
  for (const name of redisplayedFields) {
    const value = texts[name]
    if (value) values[name] = value.slice(0, 254)
  }
  const parsed = signUpSchema.safeParse(texts)
  if (parsed.success) return { ok: true, form: parsed.data, values }
  const errors: SignUpState['errors'] = {}
  for (const { path, message } of parsed.error.issues) {
    const field = path[0] as SignUpField
    errors[field] ??= fieldErrors.find((each) => each === message) ?? 'required'
  }
  const isEmpty = Object.values(errors).includes('required')
  return { ok: false, state: { problem: isEmpty ? 'fillAll' : null, errors, values } }
}
