import { z } from 'zod'
import { locales } from '@/lib/i18n/routing'
import { formatFax, formatPhone } from '@/lib/phone-number'
import { organizations, userTypes } from './constants'
import { emailSchema, newPasswordFields, passwordsMatch, withError } from './form-schema'

export type SignUpField =
  | 'email'
  | 'password'
  | 'confirmPassword'
  | 'phone'
  | 'organization'
  | 'position'
  | 'fax'
  | 'terms'
  | 'privacy'
  | 'marketing'

const acceptedSchema = z.literal('on', withError('agreeTerms'))
const emptyToNull = (text: string) => (text === '' ? null : text)

/** The form as the browser sends it. Every message is a key; of several errors of a field the first is shown. */
export const signUpSchema = z
  .object({
    locale: z.enum(locales),
    userType: z.enum(userTypes),
    email: emailSchema,
    ...newPasswordFields,
    phone: z
      .string()
      .min(1, withError('required'))
      .transform(formatPhone)
      .refine((phone) => /^\d{3}-\d{4}-\d{4}$/.test(phone), withError('invalidPhone')),
    organization: z.union([z.enum(organizations), z.literal('')]).transform(emptyToNull),
    position: z.string().trim().max(100, withError('tooLong')).transform(emptyToNull),
    fax: z.string().transform(formatFax).transform(emptyToNull),
    terms: acceptedSchema,
    privacy: acceptedSchema,
    marketing: z.literal('on').optional(),
  })
  .refine(...passwordsMatch)
  .refine(({ userType, organization }) => userType === 'personal' || organization, {
    path: ['organization'],
    when: ({ value }) =>
      z.object({ userType: z.string(), organization: z.unknown() }).safeParse(value).success,
    ...withError('required'),
  })

export type SignUp = z.output<typeof signUpSchema>

/** What sign-up keeps in the user's metadata until the profile is made. Its owner can write it: never trust a role in it. */
export const signUpMetadataSchema = z.object({
  userType: z.enum(userTypes).catch('personal'),
  phone: z
    .string()
    .regex(/^\d{3}-\d{4}-\d{4}$/)
    .nullable()
    .catch(null),
  organization: z.string().max(100).nullable().catch(null),
  position: z.string().max(100).nullable().catch(null),
  fax: z.string().max(20).nullable().catch(null),
  language: z.enum(locales).catch('ko'),
  marketingAgreedAt: z.iso.datetime().nullable().catch(null),
})
export type SignUpMetadata = z.infer<typeof signUpMetadataSchema>
