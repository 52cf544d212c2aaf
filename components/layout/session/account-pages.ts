import { hasAccess, type ProtectedPage, pageAccess } from '@/lib/auth/access'
import { sitePages } from '@/lib/site-pages'
import type { SignedInUser } from './use-session'

/** `word` is its key in messages/…/session.json. */
export type AccountPage = {
  word:
    | 'open'
    | 'matters'
    | 'saved'
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

/** What the menu of an account leads to. A page is added here the day it exists. */
const pages: readonly { word: AccountPage['word']; page: ProtectedPage }[] = [
  { word: 'saved', page: 'saved' },
  { word: 'matters', page: 'matters' },
  { word: 'reviews', page: 'contractReviews' },
  { word: 'organizations', page: 'organizations' },
  { word: 'profile', page: 'profile' },
  { word: 'settings', page: 'settings' },
  { word: 'payment', page: 'payment' },
  { word: 'billing', page: 'billing' },
  { word: 'write', page: 'blogWrite' },
  { word: 'admin', page: 'admin' },
]

/** The service itself, and the pages that the role matrix lets this person into. */
export function accountPages(user: SignedInUser): AccountPage[] {
  const entered = pages.filter(({ page }) => hasAccess(user, pageAccess[page]))
  return [
    { word: 'open', href: '/ai-chat' },
    ...entered.map(({ word, page }) => ({ word, href: sitePages[page].path })),
  ]
}
