import { type SitePage, sitePages } from '@/lib/site-pages'
import type { Requirement } from './requirement'

/**
 * The role matrix of spec 6: which page needs what. A page that is not named is for everyone. Loaders ask
 * this table, the menus show what it lets through, and e2e/security/role-matrix.spec.ts tries every cell of it.
 */
export const pageAccess = {
  blogWrite: 'canEditContent',
  wordEditor: 'owner',
  documentEditor: 'owner',
  documentLibrary: 'owner',
  secondFactor: 'session',
  knowledge: 'session',
  contractReviews: 'session',
  contractTables: 'session',
  playbooks: 'session',
  organizationTemplates: 'session',
  contractComparison: 'session',
  knowledgeFacts: 'session',
  knowledgeTable: 'session',
  profile: 'session',
  settings: 'session',
  apiKeys: 'session',
  organizations: 'session',
  matters: 'session',
  saved: 'session',
  caseMemo: 'session',
  alerts: 'session',
  traces: 'session',
  datasets: 'session',
  experiments: 'session',
  newExperiment: 'session',
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
  adminValues: 'admin',
  adminSettings: 'admin',
} as const satisfies Partial<Record<SitePage, Requirement>>

export type ProtectedPage = keyof typeof pageAccess

/** Pages with a part of their own in the address, which lib/site-pages.ts does not list. */
export const dynamicPageAccess = {
  '/[...rest]': 'everyone',
  '/ai-chat/[id]': 'everyone',
  '/ai-chat/[id]/summary': 'everyone',
  '/ai-chat/documents/[id]': 'everyone',
  '/ai-chat/knowledge/collections/[id]': 'session',
  '/ai-chat/knowledge/documents/[id]': 'session',
  '/alerts/stop/[token]': 'everyone',
  '/blog/[id]': 'everyone',
  '/calculators/[name]': 'everyone',
  '/contract-reviews/[id]': 'session',
  '/contract-reviews/playbooks/[id]': 'session',
  '/contract-reviews/tables/[id]': 'session',
  '/documents/templates/[id]': 'everyone',
  '/documents/templates/organization/[id]': 'session',
  '/documents/templates/organization/[id]/form': 'session',
  '/documents/templates/organization/[id]/trial': 'session',
  '/invitations/[token]': 'everyone',
  '/matters/[id]': 'session',
  '/settings/organizations/[id]': 'session',
  '/settings/organizations/[id]/accesses': 'session',
  '/ragops/datasets/[id]': 'session',
  '/ragops/experiments/[id]': 'session',
  '/ragops/traces/[id]': 'session',
  '/cases/[number]': 'everyone',
  '/docs/[slug]': 'everyone',
  '/products/ai-legal-consultation/[field]': 'everyone',
  '/shared/[token]': 'everyone',
  '/shared/contract-reviews/[token]': 'everyone',
  '/shared/documents/[token]': 'everyone',
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
  // Whoever has the link of a mail, without a log-in.
  '/api/alerts/stop/[token]': { POST: 'everyone' },
  '/api/billing/checkouts/[orderId]': { GET: 'session' },
  '/api/billing/confirm': { POST: 'session' },
  '/api/calculators': { GET: 'everyone' },
  '/api/calculators/[name]': { GET: 'everyone' },
  '/api/calculators/[name]/calendar': { GET: 'everyone' },
  '/api/calculators/[name]/document': { GET: 'everyone' },
  '/api/cases/[caseNumber]/detail': { GET: 'everyone' },
  '/api/cases/[caseNumber]/summary': { GET: 'everyone' },
  '/api/cases/by-id/[serial]/citing': { GET: 'everyone' },
  '/api/cases/by-id/[serial]/document': { GET: 'everyone' },
  '/api/cases/by-id/[serial]/similar': { GET: 'everyone' },
  '/api/cases/detail': { POST: 'everyone' },
  '/api/chat/answers/[id]': { GET: 'everyone', DELETE: 'everyone' },
  '/api/chat/conversations': { GET: 'everyone' },
  '/api/chat/conversations/[id]/export': { GET: 'session' },
  '/api/chat/conversations/[id]/forms': { GET: 'session' },
  '/api/chat/questions': { POST: 'everyone' },
  '/api/citations/check': { POST: 'everyone' },
  '/api/citations/report': { POST: 'everyone' },
  '/api/citations/text': { POST: 'everyone' },
  '/api/consent': { GET: 'everyone', POST: 'everyone' },
  '/api/contract-comparisons': { POST: 'session' },
  '/api/contract-comparisons/changes': { POST: 'session' },
  '/api/contract-comparisons/report': { POST: 'session' },
  '/api/contract-tables/[id]': { GET: 'session' },
  '/api/contract-tables/[id]/file': { GET: 'session' },
  '/api/contract-reviews': { POST: 'session' },
  '/api/contract-reviews/[id]': { GET: 'session' },
  '/api/contract-reviews/[id]/calendar': { GET: 'session' },
  '/api/contract-reviews/[id]/comments': { GET: 'session' },
  '/api/contract-reviews/[id]/findings': { GET: 'session' },
  '/api/contract-reviews/[id]/report': { GET: 'session' },
  '/api/cron/renewals': { POST: 'scheduler' },
  '/api/desk': { GET: 'session' },
  '/api/documents': { GET: 'session', POST: 'session' },
  '/api/documents/[id]': { GET: 'session', DELETE: 'session' },
  '/api/documents/[id]/blocks': { GET: 'session' },
  '/api/documents/[id]/comments': { GET: 'everyone', POST: 'session' },
  '/api/documents/[id]/comments/[comment]': { PATCH: 'session', DELETE: 'session' },
  '/api/documents/[id]/copy': { GET: 'session', POST: 'session' },
  '/api/documents/[id]/export': { GET: 'session' },
  '/api/documents/[id]/reading': { GET: 'session', POST: 'session' },
  '/api/documents/[id]/shares': { GET: 'session', POST: 'session' },
  '/api/documents/[id]/shares/[share]': { DELETE: 'session' },
  '/api/documents/[id]/content': { GET: 'session', PUT: 'session' },
  '/api/documents/[id]/versions': { GET: 'session', POST: 'session' },
  '/api/documents/[id]/versions/[no]': { GET: 'session', PATCH: 'session' },
  '/api/documents/archive': { GET: 'session' },
  '/api/documents/search': { GET: 'session' },
  '/api/documents/uploads': { GET: 'session', POST: 'session' },
  '/api/documents/uploads/[id]': { POST: 'session', DELETE: 'session' },
  '/api/documents/uploads/[id]/parts/[no]': { PUT: 'session' },
  '/api/documents/written': { POST: 'session' },
  '/api/knowledge/deadlines': { GET: 'session' },
  '/api/knowledge/documents/[id]': { GET: 'session' },
  '/api/knowledge/table': { GET: 'session' },
  '/api/hangul-viewer/[file]': { GET: 'everyone' },
  '/api/health': { GET: 'everyone' },
  '/api/maintenance': { GET: 'everyone' },
  // Whoever has a key that allows it; a session counts for nothing here.
  '/api/mcp': { GET: 'apiKey', POST: 'apiKey', DELETE: 'apiKey' },
  // Whoever knows the secret of the address: a calendar has no session.
  '/api/matters/calendar/[token]': { GET: 'everyone' },
  '/api/organization-templates': { GET: 'session' },
  '/api/organization-templates/[id]/source': { PUT: 'session' },
  '/api/organizations/[id]/accesses': { GET: 'session' },
  '/api/openapi.json': { GET: 'everyone' },
  // Programs send what their answers were made of; a key says whose they are.
  '/api/otel/v1/traces': { POST: 'apiKey' },
  '/api/pdf-viewer/[...file]': { GET: 'everyone' },
  '/api/posts/covers': { POST: 'canEditContent' },
  '/api/posts/covers/[key]': { GET: 'everyone' },
  '/api/profile/export': { GET: 'session' },
  '/api/ragops/datasets/[id]/export': { GET: 'session' },
  '/api/reports': { POST: 'everyone' },
  '/api/saved': { GET: 'session' },
  '/api/saved/authorities': { GET: 'session' },
  '/api/saved/viewed': { POST: 'session', PUT: 'session', DELETE: 'session' },
  '/api/saved/memo': { POST: 'session' },
  '/api/saved/memo/documents': { POST: 'session' },
  '/api/search': { GET: 'everyone', POST: 'everyone' },
  '/api/search/collections': { GET: 'everyone' },
  '/api/search/types': { GET: 'everyone' },
  '/api/session': { GET: 'everyone' },
  '/api/statutes': { GET: 'everyone' },
  '/api/statutes/[law]': { GET: 'everyone' },
  '/api/statutes/[law]/articles/[no]': { GET: 'everyone' },
  '/api/statutes/[law]/articles/[no]/citing': { GET: 'everyone' },
  '/api/suggest': { GET: 'everyone' },
  '/api/templates/[id]/document': { POST: 'everyone' },
  '/api/templates/[id]/documents': { POST: 'session' },
  '/api/templates/[id]/documents/[document]': { PUT: 'session' },
  '/api/templates/[id]/packet': { POST: 'everyone' },
  '/api/watches': { GET: 'session' },
  '/api/webhooks/toss': { POST: 'everyone' },
  '/auth/confirm': { GET: 'everyone' },
  '/feeds/[feed]': { GET: 'everyone' },
  '/feeds/changes/[feed]': { GET: 'everyone' },
  '/og/[locale]/[...path]': { GET: 'everyone' },
  '/sitemap.xml': { GET: 'everyone' },
  '/sitemaps/[part]': { GET: 'everyone' },
}

const fixedPages: ReadonlyMap<string, Requirement> = new Map(
  (Object.keys(pageAccess) as ProtectedPage[]).map((page) => [
    sitePages[page].path,
    pageAccess[page],
  ]),
)

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
