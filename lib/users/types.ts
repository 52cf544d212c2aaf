import type { Role } from '@/lib/auth/roles'
import type { AccountDetail, AccountEvent, AccountList, AuditEntry, Deletion } from './schema'

/** Why nothing was changed; keys of `problem` in messages/…/adminUsers.json. */
export type AccountActionReason =
  /** It was changed since the page was made. */
  | 'stale'
  | 'missing'
  | 'self'
  | 'lastAdmin'
  /** Of an organisation that others are in. */
  | 'lastOwner'
  /** One of ADMIN_EMAILS: promoted again at the next sign-in. */
  | 'alwaysAdmin'
  /** The address that was typed is not the account's. */
  | 'mismatch'
  /** Money of theirs is on its way back, and what is left cannot be counted yet. */
  | 'busy'
  /** Auth sends one mail a minute to one person. */
  | 'tooSoon'
  | 'tooMany'
  | 'unauthorized'
  | 'forbidden'
  | 'failed'

export type AccountActionResult = { ok: true } | { ok: false; reason: AccountActionReason }

/** What became of a deletion, and whether its owner was told. */
export type DeletionResult =
  | { ok: true; mailed: boolean }
  | { ok: false; reason: AccountActionReason }

export type UserPage = {
  list: AccountList
  /** Ids of those on the page that the configuration makes admin. */
  alwaysAdmin: ReadonlySet<string>
}

export type AccountPage = {
  account: AccountDetail
  alwaysAdmin: boolean
  activity: AccountEvent[]
  security: AccountEvent[]
}

export type DeletionList = {
  /** With what of a subscription would be given back, in won. */
  open: (Deletion & { refund: number })[]
  handled: Deletion[]
  handledTotal: number
}

export type AuditPage = {
  entries: AuditEntry[]
  /** Ids to go on from, null at an end. */
  newer: number | null
  older: number | null
}

export type RoleChange = { id: string; role: Role; seen: Role }
