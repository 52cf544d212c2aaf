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
