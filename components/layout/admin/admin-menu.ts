import { hasAccess, type ProtectedPage, pageAccess } from '@/lib/auth/access'
import type { SessionUser } from '@/lib/auth/schema'

export type AdminGroup = 'overview' | 'people' | 'billing' | 'content' | 'records' | 'system'

const groups: readonly { group: AdminGroup; pages: readonly ProtectedPage[] }[] = [
  { group: 'overview', pages: ['admin', 'adminAnalytics'] },
  { group: 'people', pages: ['adminUsers', 'adminDeletions'] },
  { group: 'billing', pages: ['adminSubscriptions', 'adminPayments'] },
  { group: 'content', pages: ['adminContent', 'adminInquiries'] },
  { group: 'records', pages: ['adminActivity', 'adminSecurity', 'adminAudit'] },
  { group: 'system', pages: ['adminCorpus', 'adminSettings'] },
]

/** The pages of the administration that this person may see, in their groups. */
export function adminMenu(user: SessionUser): { group: AdminGroup; pages: ProtectedPage[] }[] {
  return groups
    .map(({ group, pages }) => ({
      group,
      pages: pages.filter((page) => hasAccess(user, pageAccess[page])),
    }))
    .filter(({ pages }) => pages.length > 0)
}
