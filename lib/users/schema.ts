import { z } from 'zod'
import { userTypes } from '@/lib/auth/constants'
import { eachProfileField } from '@/lib/auth/profile-fields'
import { roles } from '@/lib/auth/roles'

const moment = z.string().nullable()

/** One account as the list shows it; `language` is null before its first sign-in. */
export const accountSchema = z
  .object({
    id: z.uuid(),
    email: z.string(),
    role: z.enum(roles),
    user_type: z.enum(userTypes),
    organization: z.string().nullable(),
    position: z.string().nullable(),
    language: z.string().nullable(),
    joined_at: z.string(),
    last_sign_in_at: moment,
    confirmed_at: moment,
    disabled_at: moment,
    deletion_requested_at: moment,
    has_profile: z.boolean(),
  })
  .transform((row) => ({
    id: row.id,
    email: row.email,
    role: row.role,
    userType: row.user_type,
    organization: row.organization,
    position: row.position,
    language: row.language,
    joinedAt: row.joined_at,
    lastSignInAt: row.last_sign_in_at,
    confirmedAt: row.confirmed_at,
    disabledAt: row.disabled_at,
    deletionRequestedAt: row.deletion_requested_at,
    hasProfile: row.has_profile,
  }))
export type Account = z.infer<typeof accountSchema>

const count = z.number().int()

export const accountListSchema = z.object({
  counts: z.object({
    all: count,
    active: count,
    unconfirmed: count,
    disabled: count,
    leaving: count,
  }),
  total: count,
  users: z.array(accountSchema),
})
export type AccountList = z.infer<typeof accountListSchema>

const furtherSchema = z.object({
  ...eachProfileField(() => z.string().nullable()),
  marketing_agreed_at: moment,
  sessions: count,
})

/** One account with everything that its page shows. */
export const accountDetailSchema = z.unknown().transform((row) => {
  const { marketing_agreed_at, ...further } = furtherSchema.parse(row)
  return { ...accountSchema.parse(row), ...further, marketingAgreedAt: marketing_agreed_at }
})
export type AccountDetail = z.infer<typeof accountDetailSchema>

/** A line of a person's activity, or of the security log about them. */
export type AccountEvent = {
  id: string
  type: string
  at: string
  level: string | null
  /** Where it happened, or from where it came. */
  source: string | null
}

export const activityRowSchema = z
  .object({
    id: z.string(),
    activity_type: z.string(),
    activity_data: z.record(z.string(), z.unknown()),
    created_at: z.string(),
  })
  .transform((row): AccountEvent => {
    const { path } = row.activity_data
    return {
      id: row.id,
      type: row.activity_type,
      at: row.created_at,
      level: null,
      source: typeof path === 'string' ? path : null,
    }
  })

export const securityRowSchema = z
  .object({
    id: z.number(),
    event_type: z.string(),
    event_level: z.string(),
    ip_address: z.string().nullable(),
    created_at: z.string(),
  })
  .transform(
    (row): AccountEvent => ({
      id: String(row.id),
      type: row.event_type,
      at: row.created_at,
      level: row.event_level,
      source: row.ip_address,
    }),
  )

export const deletionSchema = z
  .object({
    id: z.uuid(),
    user_id: z.uuid().nullable(),
    reason: z.string().nullable(),
    status: z.enum(['requested', 'done', 'withdrawn', 'declined']),
    requested_at: z.string(),
    handled_at: moment,
    handled_by: z.uuid().nullable(),
  })
  .transform((row) => ({
    id: row.id,
    userId: row.user_id,
    reason: row.reason,
    status: row.status,
    requestedAt: row.requested_at,
    handledAt: row.handled_at,
    handledBy: row.handled_by,
  }))
/** `email` is null once the account is gone. */
export type Deletion = z.infer<typeof deletionSchema> & {
  email: string | null
  handlerEmail: string | null
}

export const auditRowSchema = z
  .object({
    id: z.number(),
    actor_id: z.uuid().nullable(),
    actor_email: z.string().nullable(),
    action: z.string(),
    target_kind: z.string(),
    target_id: z.string().nullable(),
    detail: z.record(z.string(), z.unknown()),
    created_at: z.string(),
  })
  .transform((row) => ({
    id: row.id,
    actorId: row.actor_id,
    actorEmail: row.actor_email,
    action: row.action,
    targetKind: row.target_kind,
    targetId: row.target_id,
    detail: row.detail,
    at: row.created_at,
  }))
/** `targetEmail` says whose account it was, while there is one. */
export type AuditEntry = z.infer<typeof auditRowSchema> & { targetEmail: string | null }
