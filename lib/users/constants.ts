import { userTypes } from '@/lib/auth/constants'
import type { Permissions } from '@/lib/auth/roles'
import { permissionNames, permissionsOf, type Role, roles } from '@/lib/auth/roles'

export { profileFieldNames } from '@/lib/auth/profile-fields'
export type { Permissions, Role }
export { permissionNames, permissionsOf, roles, userTypes }

export const usersPerPage = 20
/** Of activity and of security events, on the page of one account. */
export const eventsShown = 20
export const auditPerPage = 50
export const handledPerPage = 20

/** One account may be several of these; active is who is none of the others. */
export const accountStates = ['active', 'unconfirmed', 'disabled', 'leaving'] as const
export type AccountState = (typeof accountStates)[number]

export const userSorts = ['newest', 'oldest', 'signedIn', 'email'] as const

/** A request to be deleted is answered without delay; from here on the list says that it is late. */
export const overdueAfterDays = 7

/** What the audit knows in words (messages/…/adminUsers.json, `acts`); any other act is shown as it is. */
export const auditActions = [
  'account.roleChanged',
  'account.disabled',
  'account.enabled',
  'account.deleted',
  'account.deletionDeclined',
  'account.resetSent',
  'account.confirmationSent',
  'post.written',
  'post.changed',
  'post.published',
  'post.withdrawn',
  'post.deleted',
  'inquiry.answered',
  'inquiry.closed',
  'inquiry.reopened',
  'corpus.refreshStarted',
  'corpus.refreshCancelled',
  'cache.emptied',
  'settings.saved',
  'maintenance.on',
  'maintenance.off',
  'billing.refunded',
  'billing.ended',
  'billing.retried',
  'value.added',
  'value.deleted',
  'configuration.created',
  'configuration.moved',
  'configuration.rolledBack',
  'configuration.gateAdded',
  'configuration.gateRemoved',
] as const
export type AuditAction = (typeof auditActions)[number]
