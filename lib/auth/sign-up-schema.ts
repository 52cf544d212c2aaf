import { z } from 'zod'
import { locales } from '@/lib/i18n/routing'
import { type UserType, userTypes } from './constants'
import { emailSchema, newPasswordFields, passwordsMatch, withError } from './form-schema'
import { eachProfileField, type ProfileDetails, type ProfileFieldName } from './profile-fields'

export type SignUpField =
  | 'email'
  | 'password'
  | 'confirmPassword'
  | ProfileFieldName
  | 'terms'
  | 'privacy'
  | 'marketing'

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

/** The form as the browser sends it. Every message is a key; of several errors of a field the first is shown. */
export const signUpSchema = z
  .object({
    locale: z.enum(locales),
    userType: z.enum(userTypes),
    email: emailSchema,
    ...newPasswordFields,
    ...profileFieldSchemas,
    terms: acceptedSchema,
    privacy: acceptedSchema,
    marketing: z.literal('on').optional(),
  })
  .refine(...passwordsMatch)
  .refine(...requiredByType)

export type SignUp = z.output<typeof signUpSchema>

/** What sign-up keeps in the user's metadata until the profile is made. Its owner can write it: never trust a role in it. */
export const signUpMetadataSchema = z.object({
  userType: z.enum(userTypes).catch('personal'),
  ...eachProfileField((_, { normalize = same, pattern = /./ }) =>
    z.string().max(100).transform(normalize).pipe(z.string().regex(pattern)).nullable().catch(null),
  ),
  language: z.enum(locales).catch('ko'),
  marketingAgreedAt: z.iso.datetime().nullable().catch(null),
})
export type SignUpMetadata = z.infer<typeof signUpMetadataSchema>
