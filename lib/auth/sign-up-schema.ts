import { z } from 'zod'
import { locales } from '@/lib/i18n/routing'
import { localeSchema } from '@/lib/i18n/schema'
import { type UserType, userTypes } from './constants'
import { emailSchema, newPasswordFields, passwordsMatch, withError } from './form-schema'
import {
  detailsOf,
  eachProfileField,
  type ProfileDetails,
  type ProfileFieldName,
  profileFieldNames,
} from './profile-fields'

export type SignUpField =
  | 'email'
  | 'password'
  | 'confirmPassword'
  | 'userType'
  | ProfileFieldName
  | 'terms'
  | 'privacy'
  | 'marketing'

/** What a form shows again without script: never the passwords. */
export const redisplayedFields: readonly SignUpField[] = [
  'email',
  'userType',
  ...profileFieldNames,
  'terms',
  'privacy',
  'marketing',
]

const acceptedSchema = z.literal('on', withError('agreeTerms'))
const same = (text: string) => text

/** The fields of a profile as a form sends them; what is left empty is stored as null. */
export const profileFieldSchemas = eachProfileField(
  (_, field): z.ZodType<string | null, string> => {
    const { required, options, normalize = same, pattern = /^/, input } = field
    if (options) {
      return z.union([z.enum(options), z.literal('')]).transform((key) => key || null)
    }
    const text = required === 'always' ? z.string().min(1, withError('required')) : z.string()
    return text
      .trim()
      .max(input?.maxLength ?? 100, withError('tooLong'))
      .transform(normalize)
      .refine(
        (stored) => pattern.test(stored) || (stored === '' && required !== 'always'),
        withError('invalidPhone'),
      )
      .transform((stored) => stored || null)
  },
)

/** For `.refine`: only private people may leave out what is required of everybody else. */
export const requiredByType = [
  (form: ProfileDetails & { userType: UserType }) =>
    form.userType === 'personal' || form.organization !== null,
  {
    path: ['organization'] as string[],
    when: ({ value }: { value: unknown }) =>
      z.object({ userType: z.string(), organization: z.unknown() }).safeParse(value).success,
    ...withError('required'),
  },
] as const

const completeSignUpFields = {
  locale: z.enum(locales),
  userType: z.enum(userTypes, withError('required')),
  ...newPasswordFields,
  ...profileFieldSchemas,
  terms: acceptedSchema,
  privacy: acceptedSchema,
  marketing: z.literal('on').optional(),
}

/** The form after an address was confirmed in another browser than the one that signed up. */
export const completeSignUpSchema = z
  .object(completeSignUpFields)
  .refine(...passwordsMatch)
  .refine(...requiredByType)

/** The form as the browser sends it. Every message is a key; of several errors of a field the first is shown. */
export const signUpSchema = z
  .object({ email: emailSchema, ...completeSignUpFields })
  .refine(...passwordsMatch)
  .refine(...requiredByType)

export type SignUp = z.output<typeof signUpSchema>

/** What sign-up keeps in the user's metadata until the profile is made. Its owner can write it: never trust a role in it. */
export const signUpMetadataSchema = z.object({
  userType: z.enum(userTypes).catch('personal'),
  ...eachProfileField((_, { normalize = same, pattern = /./ }) =>
    z.string().max(100).transform(normalize).pipe(z.string().regex(pattern)).nullable().catch(null),
  ),
  language: localeSchema,
  marketingAgreedAt: z.iso.datetime().nullable().catch(null),
})
export type SignUpMetadata = z.infer<typeof signUpMetadataSchema>

/** What a form says of its sender, as it is kept; when the terms were agreed to has to be shown later. */
export function signUpWords(
  form: Omit<SignUp, 'email'>,
  now: Date,
): { words: SignUpMetadata; termsAgreedAt: string } {
  const at = now.toISOString()
  return {
    words: {
      userType: form.userType,
      ...detailsOf(form),
      language: form.locale,
      marketingAgreedAt: form.marketing ? at : null,
    },
    // Both were ticked, or the form would not have got here.
    termsAgreedAt: at,
  }
}
