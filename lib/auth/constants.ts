/** From most to least allowed. */
export const roles = ['admin', 'supervisor', 'user'] as const
export type Role = (typeof roles)[number]

export const permissionNames = [
  'canViewAdminPanel',
  'canManageUsers',
  'canEditContent',
  'canViewAnalytics',
] as const
export type Permission = (typeof permissionNames)[number]
export type Permissions = Readonly<Record<Permission, boolean>>

/** Spec 6; the policies of the database hold to the same table. */
const permissionTable: Record<Role, Permissions> = {
  admin: {
    canViewAdminPanel: true,
    canManageUsers: true,
    canEditContent: true,
    canViewAnalytics: true,
  },
  supervisor: {
    canViewAdminPanel: true,
    canManageUsers: false,
    canEditContent: true,
    canViewAnalytics: true,
  },
  user: {
    canViewAdminPanel: false,
    canManageUsers: false,
    canEditContent: false,
    canViewAnalytics: false,
  },
}

export function permissionsOf(role: Role): Permissions {
  return permissionTable[role]
}

export const userTypes = ['professional', 'personal', 'enterprise'] as const
export type UserType = (typeof userTypes)[number]

/** What the sign-up form offers; stored by its key, shown in the reader's language. */
export const organizations = [
  'lawFirm',
  'lawOffice',
  'corporateLegal',
  'government',
  'publicAgency',
  'court',
  'prosecution',
  'police',
  'university',
  'research',
  'nonprofit',
  'individual',
  'other',
] as const

/** Spec 9. */
export const minimumPasswordLength = 6
/** bcrypt reads no further. */
export const maximumPasswordLength = 72
