import type { SitePage } from '@/lib/site-pages'
import type { Permission } from './constants'
import type { SessionUser } from './schema'

/** Who may come in: anybody, whoever is signed in, whoever has a permission, or only the role admin. */
export type Need = 'everyone' | 'session' | 'admin' | Permission

/**
 * The role matrix of spec 6: which page needs what. A page that is not named is for everyone. Loaders ask
 * this table, the menus show what it lets through, and e2e/role-matrix.spec.ts tries every cell of it.
 */
export const pageAccess = {
  blogWrite: 'canEditContent',
  profile: 'session',
  settings: 'session',
  admin: 'canViewAdminPanel',
  adminUsers: 'canManageUsers',
  adminDeletions: 'canManageUsers',
  adminContent: 'canEditContent',
  adminInquiries: 'canEditContent',
  adminAnalytics: 'canViewAnalytics',
  adminCorpus: 'canViewAdminPanel',
  adminActivity: 'admin',
  adminSecurity: 'admin',
  adminAudit: 'admin',
  adminSettings: 'admin',
} as const satisfies Partial<Record<SitePage, Need>>

export type GatedPage = keyof typeof pageAccess

type Visitor = Pick<SessionUser, 'role' | 'permissions'> | null

export function mayEnter(visitor: Visitor, need: Need): boolean {
  if (need === 'everyone') return true
  if (!visitor) return false
  if (need === 'session') return true
  return need === 'admin' ? visitor.role === 'admin' : visitor.permissions[need]
}
