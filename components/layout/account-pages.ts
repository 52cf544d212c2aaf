import type { Permission } from '@/lib/auth/constants'
import type { SignedIn } from './session-check'

/** `word` is its key in messages/…/session.json. */
export type AccountPage = { word: 'open' | 'write'; href: string; needs?: Permission }

/** What the menu of an account leads to. A page is added here the day it exists. */
const pages: readonly AccountPage[] = [
  { word: 'open', href: '/ai-chat' },
  { word: 'write', href: '/blog/write', needs: 'canEditContent' },
]

export function accountPages(user: SignedIn): AccountPage[] {
  return pages.filter(({ needs }) => !needs || user.permissions[needs])
}
