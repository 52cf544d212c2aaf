/**
 * The fixed pages of the site by their key in messages/…/pages.json (name, title, description). Breadcrumbs,
 * metadata, sitemaps and pictures read this one list; pages of the corpus and of the blog are not in it.
 */
export const sitePages = {
  home: { path: '/', index: true },
  about: { path: '/about', index: true },
  contact: { path: '/contact', index: true },
  contactSent: { path: '/contact/sent', index: false },
  legalAi: { path: '/products/legal-ai', index: true },
  financeAi: { path: '/products/finance-ai', index: true },
  consultation: { path: '/products/ai-legal-consultation', index: true },
  myRag: { path: '/products/my-rag', index: true },
  ragops: { path: '/products/ragops', index: true },
  contractReview: { path: '/products/contract-review', index: true },
  pricing: { path: '/pricing', index: true },
  docs: { path: '/docs', index: true },
  privacyPolicy: { path: '/privacy-policy', index: true },
  privacy: { path: '/privacy', index: true },
  terms: { path: '/terms', index: true },
  paidService: { path: '/paid-service-policy', index: true },
  maintenance: { path: '/maintenance', index: false },
  blog: { path: '/blog', index: true },
  blogWrite: { path: '/blog/write', index: false },
  caseSearch: { path: '/case-search', index: true },
  statutes: { path: '/statutes', index: true },
  aiChat: { path: '/ai-chat', index: true },
  login: { path: '/login', index: false },
  signUp: { path: '/sign-up', index: false },
} as const satisfies Record<string, { path: string; index: boolean }>

export type SitePage = keyof typeof sitePages
