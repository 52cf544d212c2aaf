import { z } from 'zod'
import { locales } from '@/lib/i18n/routing'
import { typedName } from '@/lib/typed-text'
import { invitedRoles, longestOrganizationName, organizationRoles } from './constants'

/** Keys of `error` in messages/…/organizations.json. */
export type OrganizationError =
  | 'required'
  | 'tooLong'
  | 'invalid'
  | 'invalidEmail'
  | 'choice'
  | 'otherName'

const id = z.uuid('choice')
const name = typedName(longestOrganizationName)

/** A new organisation, or another name of one. */
export const organizationFormSchema = z.object({ organization: id.optional(), name })

export const invitationFormSchema = z.object({
  organization: id,
  email: z
    .string('required')
    .trim()
    .toLowerCase()
    .min(1, 'required')
    .max(254, 'tooLong')
    .check(z.email('invalidEmail')),
  role: z.enum(invitedRoles, 'choice'),
  language: z.enum(locales, 'choice'),
})
export type InvitationForm = z.output<typeof invitationFormSchema>

/** Who gets what is shared; empty: it goes back to whoever shared it. */
const heir = z.union([z.literal('').transform(() => undefined), z.uuid('choice')]).optional()

/** What is done with one member, or by one who leaves. */
export const memberChangeSchema = z.discriminatedUnion('change', [
  z.object({
    change: z.literal('role'),
    organization: id,
    member: id,
    role: z.enum(organizationRoles),
    /** The role that was seen: another page may have changed it since. */
    seen: z.enum(organizationRoles),
  }),
  z.object({ change: z.literal('remove'), organization: id, member: id, heir }),
])
export type MemberChange = z.output<typeof memberChangeSchema>

export const leaveSchema = z.object({ organization: id, heir })

/** Its name is typed once more before an organisation is deleted. */
export const deletionFormSchema = z.object({
  organization: id,
  typed: z
    .string('required')
    .transform((text) => text.normalize('NFC').trim())
    .pipe(z.string().min(1, 'required').max(longestOrganizationName, 'otherName')),
})

export const invitationChangeSchema = z.object({
  invitation: id,
  change: z.enum(['resend', 'revoke'], 'choice'),
})

export const acceptFormSchema = z.object({ token: z.string().regex(/^[\w-]{43}$/) })

const stamp = z.iso.datetime({ offset: true })
const role = z.enum(organizationRoles)

/** An organisation of one's own, as a list of them shows it. */
export const ownOrganizationSchema = z.object({
  id: z.uuid(),
  name: z.string(),
  organization_members: z.array(z.object({ user_id: z.uuid(), role })),
})
export type OwnOrganization = {
  id: string
  name: string
  role: z.infer<typeof role>
  members: number
}

export const memberSchema = z.object({
  id: z.uuid(),
  email: z.string(),
  role,
  joinedAt: stamp,
  isMe: z.boolean(),
})
export type Member = z.infer<typeof memberSchema>

const actSchema = z.object({
  id: z.number(),
  act: z.string(),
  at: stamp,
  /** Who did it; null when their account is gone. */
  actor: z.string().nullable(),
  /** Whom it was about. */
  member: z.string().nullable(),
  from: role.nullable().catch(null),
  to: role.nullable().catch(null),
})
export type OrganizationAct = z.infer<typeof actSchema>

export const organizationSchema = z.object({
  id: z.uuid(),
  name: z.string(),
  /** One's own role in it. */
  role,
  seats: z.number().int(),
  taken: z.number().int(),
  isLastOwner: z.boolean(),
  members: z.array(memberSchema),
  /** For owners and admins. */
  acts: z.array(actSchema).nullable(),
})
export type Organization = z.infer<typeof organizationSchema>

export const invitationSchema = z
  .object({
    id: z.uuid(),
    email: z.string(),
    role: z.enum(invitedRoles),
    asked_at: stamp,
    sent_at: stamp.nullable(),
    expires_at: stamp,
  })
  .transform(({ asked_at, sent_at, expires_at, ...rest }) => ({
    ...rest,
    askedAt: asked_at,
    sentAt: sent_at,
    expiresAt: expires_at,
  }))
export type Invitation = z.infer<typeof invitationSchema>

/** What whoever follows the link of a mail is told. */
export const shownInvitationSchema = z.object({
  state: z.enum(['open', 'used', 'revoked', 'expired']),
  organization: z.string(),
  /** Only where whoever asks is a member already. */
  organizationId: z.uuid().nullable(),
  role: z.enum(invitedRoles),
  expiresAt: stamp,
  /** Masked, and none once it is used. */
  email: z.string().nullable(),
  isForMe: z.boolean(),
})
export type ShownInvitation = z.infer<typeof shownInvitationSchema>
