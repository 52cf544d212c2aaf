import { env } from './env'

/** What 전자상거래법 제10조 asks of a business; null is not registered yet, and the pages say so. */
export type CompanyField =
  | 'name'
  | 'representative'
  | 'address'
  | 'phone'
  | 'email'
  | 'registration'
  | 'mailOrder'
  | 'hosting'
  | 'privacyOfficer'

export type SocialLink = { name: string; href: string }

export type Company = Record<CompanyField, string | null> & {
  email: string
  social: SocialLink[]
  /** Where the Fair Trade Commission shows this business, once it has a number. */
  verification: string | null
}

const knownHosts: Record<string, string> = {
  'github.com': 'GitHub',
  'linkedin.com': 'LinkedIn',
  'x.com': 'X',
  'youtube.com': 'YouTube',
  'instagram.com': 'Instagram',
  'facebook.com': 'Facebook',
  'blog.naver.com': 'NAVER Blog',
}

function socialLink(address: string): SocialLink[] {
  if (!URL.canParse(address)) return []
  const { protocol, hostname, href } = new URL(address)
  if (protocol !== 'https:') return []
  const host = hostname.replace(/^www\./, '')
  return [{ name: knownHosts[host] ?? host, href }]
}

/** The business behind the site, from the environment. The address has a default in messages/…/company.json. */
export function company(): Company {
  const set = env()
  const digits = set.COMPANY_REGISTRATION?.replace(/\D/g, '')
  return {
    name: set.COMPANY_NAME ?? null,
    representative: set.COMPANY_REPRESENTATIVE ?? null,
    address: set.COMPANY_ADDRESS ?? null,
    phone: set.COMPANY_PHONE ?? null,
    email: set.CONTACT_EMAIL,
    registration: set.COMPANY_REGISTRATION ?? null,
    mailOrder: set.COMPANY_MAIL_ORDER ?? null,
    hosting: set.COMPANY_HOSTING ?? null,
    privacyOfficer: set.COMPANY_PRIVACY_OFFICER ?? null,
    social: set.COMPANY_SOCIAL.split(',').flatMap((address) => socialLink(address.trim())),
    verification: digits ? `https://www.ftc.go.kr/bizCommPop.do?wrkr_no=${digits}` : null,
  }
}
