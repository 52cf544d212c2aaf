import type { ProtectedPage, pageAccess } from '@/lib/auth/access'
import { hasAccess } from '@/lib/auth/requirement'
import type { SitePath } from '@/lib/site-pages'
import type { SignedInUser } from './use-session'

/** `word` is its key in messages/…/session.json. */
export type AccountPage = {
  word:
    | 'open'
    | 'matters'
    | 'saved'
    | 'alerts'
    | 'reviews'
    | 'organizations'
    | 'profile'
    | 'settings'
    | 'payment'
    | 'billing'
    | 'write'
    | 'admin'
  href: string
}

/** Address and requirement are those of the lists of pages, held equal by their types: the browser has no lists. */
type Entry = {
  [Page in ProtectedPage]: {
    word: AccountPage['word']
    page: Page
    href: SitePath<Page>
    need: (typeof pageAccess)[Page]
  }
}[ProtectedPage]

/** What the menu of an account leads to. A page is added here the day it exists. */
const entries: readonly Entry[] = [
  { word: 'saved', page: 'saved', href: '/saved', need: 'session' },
  { word: 'alerts', page: 'alerts', href: '/alerts', need: 'session' },
  { word: 'matters', page: 'matters', href: '/matters', need: 'session' },
  { word: 'reviews', page: 'contractReviews', href: '/contract-reviews', need: 'session' },
  {
    word: 'organizations',
    page: 'organizations',
    href: '/settings/organizations',
    need: 'session',
  },
  { word: 'profile', page: 'profile', href: '/profile', need: 'session' },
  { word: 'settings', page: 'settings', href: '/settings', need: 'session' },
  { word: 'payment', page: 'payment', href: '/payment', need: 'session' },
  { word: 'billing', page: 'billing', href: '/billing', need: 'session' },
  { word: 'write', page: 'blogWrite', href: '/blog/write', need: 'canEditContent' },
  { word: 'admin', page: 'admin', href: '/admin', need: 'canViewAdminPanel' },
]

/** The service itself, and the pages that the role matrix lets this person into. */
export function accountPages(user: SignedInUser): AccountPage[] {
  const entered = entries.filter(({ need }) => hasAccess(user, need))
  return [{ word: 'open', href: '/ai-chat' }, ...entered.map(({ word, href }) => ({ word, href }))]
}
