import { type Permission, permissionNames, permissionsOf, roles } from '@/lib/auth/roles'

/** Spec 6, told the other way round. */
const allowed: Record<Permission, string[]> = {
  canViewAdminPanel: ['admin', 'supervisor'],
  canManageUsers: ['admin'],
  canEditContent: ['admin', 'supervisor'],
  canViewAnalytics: ['admin', 'supervisor'],
}

it.each(permissionNames)('%s belongs to whom spec 6 gives it', (permission) => {
  expect(roles.filter((role) => permissionsOf(role)[permission])).toEqual(allowed[permission])
})
