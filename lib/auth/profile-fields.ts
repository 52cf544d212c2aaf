import { faxDigits, formatFax, formatPhone, phoneDigits } from '@/lib/phone-number'
import { organizations } from './constants'

/**
 * One detail that a person gives of themselves. `always`: a sign-up needs it. `exceptPersonal`: only
 * private people may leave it out.
 */
type ProfileField = {
  required?: 'always' | 'exceptPersonal'
  /** What is stored of what was typed. */
  normalize?: (text: string) => string
  /** How it is read, also while it is typed. */
  format?: (stored: string) => string
  /** A pattern of what is stored. */
  pattern?: RegExp
  /** Keys under `auth.signUp.organizations`, when one is chosen and not typed. */
  options?: readonly string[]
  input?: {
    type?: 'tel'
    inputMode?: 'tel'
    autoComplete: string
    maxLength: number
  }
}

/**
 * The details of a profile: columns of `profiles`, fields of sign-up and profile, rows of both displays, and
 * `auth.signUp.<name>` in the messages. The order is that of the forms.
 */
const profileFields = {
  phone: {
    required: 'always',
    normalize: phoneDigits,
    format: formatPhone,
    pattern: /^\d{11}$/,
    input: { type: 'tel', inputMode: 'tel', autoComplete: 'tel-national', maxLength: 20 },
  },
  organization: { required: 'exceptPersonal', options: organizations },
  position: { input: { autoComplete: 'organization-title', maxLength: 100 } },
  fax: {
    normalize: faxDigits,
    format: formatFax,
    input: { type: 'tel', inputMode: 'tel', autoComplete: 'off', maxLength: 20 },
  },
} as const satisfies Record<string, ProfileField>

export type ProfileFieldName = keyof typeof profileFields
/** What is stored, by name; null where nothing was given. */
export type ProfileDetails = Record<ProfileFieldName, string | null>

export const profileFieldNames = Object.keys(profileFields) as ProfileFieldName[]

export const profileField = (name: ProfileFieldName): ProfileField => profileFields[name]

/** Makes one value for each field. */
export function eachProfileField<T>(
  make: (name: ProfileFieldName, field: ProfileField) => T,
): Record<ProfileFieldName, T> {
  const entries = profileFieldNames.map((name) => [name, make(name, profileFields[name])] as const)
  return Object.fromEntries(entries) as Record<ProfileFieldName, T>
}

/** The details alone, of a row or a form that holds more. */
export const detailsOf = (source: ProfileDetails): ProfileDetails =>
  eachProfileField((name) => source[name])
