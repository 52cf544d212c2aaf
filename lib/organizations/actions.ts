'use server'

import { refresh } from 'next/cache'
import { parseLocale } from '@/lib/auth/destination'
import { formAction, plainReason } from '@/lib/auth/form-action'
import { formValues, parseForm, submittedTexts } from '@/lib/form-data'
import { answered } from '@/lib/form-state'
import { redirect } from '@/lib/i18n/navigation'
import { createRateLimiter } from '@/lib/rate-limit'
import { keepingFormSchema } from './accesses/schema'
import { readOrganization } from './data'
import type {
  AcceptState,
  DeletionState,
  InvitationState,
  InviteState,
  KeepingState,
  LeaveState,
  MemberState,
  NameState,
} from './form-state'
import { hashInvitationToken } from './invitation-token'
import {
  acceptInvitation,
  changeMember,
  createOrganization,
  deleteOrganization,
  inviteMember,
  keepAccesses,
  leaveOrganization,
  renameOrganization,
  resendInvitation,
  revokeInvitation,
} from './mutations'
import {
  acceptFormSchema,
  deletionFormSchema,
  invitationChangeSchema,
  invitationFormSchema,
  leaveSchema,
  memberChangeSchema,
  type OrganizationError,
  organizationFormSchema,
} from './schema'

const limit = createRateLimiter({ name: 'organizations.change', points: 120, seconds: 600 })
const list = '/settings/organizations'
const change = formAction({ name: 'organizations', limit, reasonOf: plainReason })

/** Makes an organisation and leads to it, or gives one another name. */
export async function writeOrganization(before: NameState, data: FormData): Promise<NameState> {
  const values = submittedTexts(data, ['name'])
  return change<NameState>(before, values, async ({ db }) => {
    const parsed = parseForm<typeof organizationFormSchema, OrganizationError>(
      organizationFormSchema,
      data,
    )
    if (!parsed.ok) return answered(before, { errors: parsed.errors, values })
    const { organization, name } = parsed.form
    if (organization) {
      const renamed = await renameOrganization(db, organization, name)
      if (!renamed.ok) return answered(before, { reason: renamed.reason, values })
      refresh()
      return answered(before, { result: 'saved', values })
    }
    const made = await createOrganization(db, name)
    if (!made.ok) return answered(before, { reason: made.reason, values })
    return redirect({
      href: `/settings/organizations/${made.id}`,
      locale: parseLocale(data.get('locale')),
    })
  })
}

export async function invite(before: InviteState, data: FormData): Promise<InviteState> {
  const values = submittedTexts(data, ['email', 'role', 'language'])
  return change<InviteState>(before, values, async ({ db }) => {
    const parsed = parseForm<typeof invitationFormSchema, OrganizationError>(
      invitationFormSchema,
      data,
    )
    if (!parsed.ok) return answered(before, { errors: parsed.errors, values })
    const invited = await inviteMember(db, parsed.form)
    if (!invited.ok) return answered(before, { reason: invited.reason, values })
    refresh()
    return answered(before, { result: { email: parsed.form.email } })
  })
}

/** Sends an invitation anew, or takes it back. */
export async function changeInvitation(
  before: InvitationState,
  data: FormData,
): Promise<InvitationState> {
  return change<InvitationState>(before, {}, async ({ db }) => {
    const asked = invitationChangeSchema.safeParse(formValues(data))
    if (!asked.success) return answered(before, { reason: 'missing' })
    const { invitation, change: wanted } = asked.data
    const done =
      wanted === 'resend'
        ? await resendInvitation(db, invitation)
        : await revokeInvitation(db, invitation)
    if (!done.ok) return answered(before, { reason: done.reason })
    refresh()
    return answered(before, { result: wanted === 'resend' ? 'resent' : 'revoked' })
  })
}

/** Gives a member another role, or removes them. */
export async function manageMember(before: MemberState, data: FormData): Promise<MemberState> {
  return change<MemberState>(before, {}, async ({ db }) => {
    const asked = memberChangeSchema.safeParse(formValues(data))
    if (!asked.success) return answered(before, { reason: 'missing' })
    const done = await changeMember(db, asked.data)
    if (!done.ok) return answered(before, { reason: done.reason })
    refresh()
    return answered(before, { result: asked.data.change === 'role' ? 'role' : 'removed' })
  })
}

export async function leave(before: LeaveState, data: FormData): Promise<LeaveState> {
  return change<LeaveState>(before, {}, async ({ db }) => {
    const asked = leaveSchema.safeParse(formValues(data))
    if (!asked.success) return answered(before, { reason: 'missing' })
    const left = await leaveOrganization(db, asked.data.organization, asked.data.heir)
    if (!left.ok) return answered(before, { reason: left.reason })
    return redirect({ href: list, locale: parseLocale(data.get('locale')) })
  })
}

/** Deletes an organisation once its name has been typed. */
export async function removeOrganization(
  before: DeletionState,
  data: FormData,
): Promise<DeletionState> {
  const values = submittedTexts(data, ['typed'])
  return change<DeletionState>(before, values, async ({ db }) => {
    const parsed = parseForm<typeof deletionFormSchema, OrganizationError>(deletionFormSchema, data)
    if (!parsed.ok) return answered(before, { errors: parsed.errors, values })
    const { organization: id, typed } = parsed.form
    const organization = await readOrganization(db, id)
    if (!organization) return answered(before, { reason: 'missing', values })
    if (organization.name !== typed)
      return answered(before, { errors: { typed: 'otherName' }, values })
    const deleted = await deleteOrganization(db, id)
    if (!deleted.ok) return answered(before, { reason: deleted.reason, values })
    return redirect({ href: list, locale: parseLocale(data.get('locale')) })
  })
}

/** Takes the place that a mail offered, and leads to the organisation. */
export async function accept(before: AcceptState, data: FormData): Promise<AcceptState> {
  return change<AcceptState>(before, {}, async ({ db }) => {
    const asked = acceptFormSchema.safeParse(formValues(data))
    if (!asked.success) return answered(before, { reason: 'missing' })
    const accepted = await acceptInvitation(db, hashInvitationToken(asked.data.token))
    if (!accepted.ok) return answered(before, { reason: accepted.reason })
    return redirect({
      href: `/settings/organizations/${accepted.id}`,
      locale: parseLocale(data.get('locale')),
    })
  })
}

/** How long an organisation keeps who looked at what. */
export async function chooseKeeping(before: KeepingState, data: FormData): Promise<KeepingState> {
  return change<KeepingState>(before, {}, async ({ db }) => {
    const asked = keepingFormSchema.safeParse(formValues(data))
    if (!asked.success) return answered(before, { reason: 'missing' })
    const kept = await keepAccesses(db, asked.data.organization, asked.data.months)
    if (!kept.ok) return answered(before, { reason: kept.reason })
    refresh()
    return answered(before, { result: 'saved' })
  })
}
