import { z } from 'zod'
import { detailsOf, eachProfileField } from '@/lib/auth/profile-fields'
import { profileFieldSchemas, requiredByType } from '@/lib/auth/sign-up-schema'
import { locales } from '@/lib/i18n/routing'
import { maxReasonLength, roles, userTypes } from './constants'

/** A row of profiles, as its owner reads it. */
export const profileSchema = z
  .object({
    id: z.uuid(),
    email: z.string(),
    role: z.enum(roles),
    user_type: z.enum(userTypes),
    ...eachProfileField(() => z.string().nullable()),
    language: z.enum(locales),
    marketing_agreed_at: z.string().nullable(),
    sign_in_alerts: z.boolean(),
    created_at: z.string(),
    updated_at: z.string(),
  })
  .transform((row) => ({
    id: row.id,
    email: row.email,
    role: row.role,
    userType: row.user_type,
    ...detailsOf(row),
    language: row.language,
    marketingAgreedAt: row.marketing_agreed_at,
    signInAlerts: row.sign_in_alerts,
    joinedAt: row.created_at,
    updatedAt: row.updated_at,
  }))
export type Profile = z.output<typeof profileSchema>

/** The form, with the rules of the sign-up. Everything else that a browser sends is left out. */
export const profileFormSchema = z
  .object({
    userType: z.enum(userTypes),
    ...profileFieldSchemas,
    language: z.enum(locales),
    marketing: z.literal('on').optional(),
  })
  .refine(...requiredByType)
export type ProfileForm = z.output<typeof profileFormSchema>

/** Which state of the row the form was made from. */
export const seenSchema = z.iso.datetime({ offset: true }).catch('')

export const reasonSchema = z
  .string()
  .trim()
  .max(maxReasonLength)
  .transform((text) => (text === '' ? null : text))

export const deletionSchema = z
  .object({
    status: z.enum(['requested', 'done', 'withdrawn', 'declined']),
    requested_at: z.string(),
    handled_at: z.string().nullable(),
  })
  .transform((row) => ({
    status: row.status,
    requestedAt: row.requested_at,
    handledAt: row.handled_at,
  }))
export type Deletion = z.output<typeof deletionSchema>

export const sessionRowSchema = z
  .object({
    id: z.uuid(),
    created_at: z.string(),
    last_used_at: z.string(),
    user_agent: z.string().nullable(),
    ip: z.string().nullable(),
    is_current: z.boolean(),
  })
  .transform((row) => ({
    id: row.id,
    startedAt: row.created_at,
    lastUsedAt: row.last_used_at,
    userAgent: row.user_agent,
    address: row.ip,
    isCurrent: row.is_current,
  }))
export type OwnSession = z.output<typeof sessionRowSchema>

export const ownEventSchema = z
  .object({
    id: z.number(),
    event_type: z.string(),
    ip_address: z.string().nullable(),
    user_agent: z.string().nullable(),
    created_at: z.string(),
  })
  .transform((row) => ({
    id: row.id,
    type: row.event_type,
    address: row.ip_address,
    userAgent: row.user_agent,
    at: row.created_at,
  }))
export type OwnEvent = z.output<typeof ownEventSchema>
