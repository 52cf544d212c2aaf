import { type SitePage, sitePages } from '@/lib/site-pages'
import type { Permission } from './constants'
import type { SessionUser } from './schema'

/**
 * What a visitor needs to be let in: nothing, a session, a permission, the role admin, the role admin or the
 * address of the owner (`OWNER_EMAIL`), or the secret of the scheduler, which has no session.
 */
export type Requirement = 'everyone' | 'session' | 'admin' | 'owner' | 'scheduler' | Permission

/**
 * The role matrix of spec 6: which page needs what. A page that is not named is for everyone. Loaders ask
 * this table, the menus show what it lets through, and e2e/security/role-matrix.spec.ts tries every cell of it.
 */
export const pageAccess = {
  blogWrite: 'canEditContent',
  profile: 'session',
  settings: 'session',
  billing: 'session',
  billingManagement: 'session',
  payment: 'session',
  billingSuccess: 'session',
  billingFail: 'session',
  admin: 'canViewAdminPanel',
  adminUsers: 'canManageUsers',
  adminDeletions: 'canManageUsers',
  adminSubscriptions: 'admin',
  adminPayments: 'admin',
  adminContent: 'canEditContent',
  adminInquiries: 'canEditContent',
  adminAnalytics: 'canViewAnalytics',
  adminCorpus: 'canViewAdminPanel',
  adminActivity: 'admin',
  adminSecurity: 'admin',
  adminAudit: 'admin',
  adminSettings: 'admin',
} as const satisfies Partial<Record<SitePage, Requirement>>

export type ProtectedPage = keyof typeof pageAccess

/** Pages of the specification that are not built yet: their redirects hold already, and nothing links to them. */
export const plannedPageAccess = {
  '/word-editor': 'owner',
  '/document-editor': 'owner',
  '/document-library': 'owner',
} as const satisfies Record<string, Requirement>

/** Pages with a part of their own in the address, which lib/site-pages.ts does not list. */
export const dynamicPageAccess = {
  '/[...rest]': 'everyone',
  '/ai-chat/[id]': 'everyone',
  '/ai-chat/[id]/summary': 'everyone',
  '/blog/[id]': 'everyone',
  '/cases/[number]': 'everyone',
  '/docs/[slug]': 'everyone',
  '/products/ai-legal-consultation/[field]': 'everyone',
  '/shared/[token]': 'everyone',
  '/statutes/[law]': 'everyone',
  '/statutes/[law]/articles/[no]': 'everyone',
  '/sign-in': 'everyone',
  '/dev/components': 'everyone',
  '/admin/users/[id]': pageAccess.adminUsers,
  '/admin/subscriptions/[id]': pageAccess.adminSubscriptions,
  '/admin/content/inquiries/[id]': pageAccess.adminInquiries,
} as const satisfies Record<string, Requirement>

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'

/**
 * The same for route handlers, by pattern and method. `everyone` is said, not assumed: a handler that is
 * missing here fails tests/app/access.test.ts.
 */
export const apiAccess: Record<string, Partial<Record<Method, Requirement>>> = {
  '/api/[...path]': {
    GET: 'everyone',
    POST: 'everyone',
    PUT: 'everyone',
    PATCH: 'everyone',
    DELETE: 'everyone',
  },
  '/api/activity/errors': { POST: 'everyone' },
  '/api/activity/events': { POST: 'session' },
  '/api/activity/visits': { POST: 'everyone' },
  '/api/admin/corpus/refresh': { GET: 'canViewAdminPanel', POST: 'admin', DELETE: 'admin' },
  '/api/admin/payments/export': { GET: 'admin' },
  '/api/billing/checkouts/[orderId]': { GET: 'session' },
  '/api/billing/confirm': { POST: 'session' },
  '/api/cases/[caseNumber]/detail': { GET: 'everyone' },
  '/api/cases/[caseNumber]/summary': { GET: 'everyone' },
  '/api/cases/by-id/[serial]/citing': { GET: 'everyone' },
  '/api/cases/detail': { POST: 'everyone' },
  '/api/chat/answers/[id]': { GET: 'everyone', DELETE: 'everyone' },
  '/api/chat/conversations': { GET: 'everyone' },
  '/api/chat/conversations/[id]/export': { GET: 'session' },
  '/api/chat/questions': { POST: 'everyone' },
  '/api/citations/check': { POST: 'everyone' },
  '/api/consent': { GET: 'everyone', POST: 'everyone' },
  '/api/cron/renewals': { POST: 'scheduler' },
  '/api/documents': { GET: 'session', POST: 'session' },
  '/api/documents/[id]': { GET: 'session', DELETE: 'session' },
  '/api/health': { GET: 'everyone' },
  '/api/maintenance': { GET: 'everyone' },
  '/api/openapi.json': { GET: 'everyone' },
  '/api/posts/covers': { POST: 'canEditContent' },
  '/api/posts/covers/[key]': { GET: 'everyone' },
  '/api/profile/export': { GET: 'session' },
  '/api/reports': { POST: 'everyone' },
  '/api/search': { GET: 'everyone', POST: 'everyone' },
  '/api/search/collections': { GET: 'everyone' },
  '/api/search/types': { GET: 'everyone' },
  '/api/session': { GET: 'everyone' },
  '/api/statutes': { GET: 'everyone' },
  '/api/statutes/[law]': { GET: 'everyone' },
  '/api/statutes/[law]/articles/[no]': { GET: 'everyone' },
  '/api/statutes/[law]/articles/[no]/citing': { GET: 'everyone' },
  '/api/suggest': { GET: 'everyone' },
  '/api/webhooks/toss': { POST: 'everyone' },
  '/auth/confirm': { GET: 'everyone' },
  '/feeds/[feed]': { GET: 'everyone' },
  '/og/[locale]/[...path]': { GET: 'everyone' },
  '/sitemap.xml': { GET: 'everyone' },
  '/sitemaps/[part]': { GET: 'everyone' },
}

type Visitor = (Pick<SessionUser, 'role' | 'permissions'> & { isOwner?: boolean }) | null

export function hasAccess(visitor: Visitor, need: Requirement): boolean {
  if (need === 'everyone') return true
  if (!visitor || need === 'scheduler') return false
  if (need === 'session') return true
  if (need === 'admin') return visitor.role === 'admin'
  if (need === 'owner') return visitor.role === 'admin' || visitor.isOwner === true
  return visitor.permissions[need]
}

const fixedPages: ReadonlyMap<string, Requirement> = new Map([
  ...(Object.keys(pageAccess) as ProtectedPage[]).map((page): [string, Requirement] => [
    sitePages[page].path,
    pageAccess[page],
  ]),
  ...Object.entries<Requirement>(plannedPageAccess),
])

const dynamicPages = Object.entries<Requirement>(dynamicPageAccess)
  .filter(([, need]) => need !== 'everyone')
  .map(([pattern, need]) => ({
    shape: new RegExp(`^${pattern.replace(/\[\w+\]/g, '[^/]+')}$`),
    need,
  }))

/**
 * What the page at a path needs, by the tables above.
 * @param path without the prefix of a language
 */
export function requirementOf(path: string): Requirement {
  const plain = path.length > 1 ? path.replace(/\/+$/, '') : path
  const fixed = fixedPages.get(plain)
  return fixed ?? dynamicPages.find(({ shape }) => shape.test(plain))?.need ?? 'everyone'
}
