import type { Permission } from './roles'
import type { SessionUser } from './schema'

/** What no session opens. */
export type SecretRequirement = 'scheduler' | 'apiKey'

/**
 * What a visitor needs to be let in: nothing, a session, a permission, the role admin, the role admin or the
 * address of the owner (`OWNER_EMAIL`), or what has no session: the secret of the scheduler, a key of the API.
 */
export type Requirement =
  | 'everyone'
  | 'session'
  | 'admin'
  | 'owner'
  | SecretRequirement
  | Permission

const isSecret = (need: Requirement): need is SecretRequirement =>
  need === 'scheduler' || need === 'apiKey'

type Visitor = (Pick<SessionUser, 'role' | 'permissions'> & { isOwner?: boolean }) | null

export function hasAccess(visitor: Visitor, need: Requirement): boolean {
  if (need === 'everyone') return true
  if (!visitor || isSecret(need)) return false
  if (need === 'session') return true
  if (need === 'admin') return visitor.role === 'admin'
  if (need === 'owner') return visitor.role === 'admin' || visitor.isOwner === true
  return visitor.permissions[need]
}
