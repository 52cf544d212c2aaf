import 'server-only'
import { getTranslations } from 'next-intl/server'
import { cache } from 'react'
import { organizations } from '@/lib/auth/constants'
import { requireAccess } from '@/lib/auth/loaders'
import type { SessionUser } from '@/lib/auth/schema'
import { sessionClient } from '@/lib/supabase/server'
import { isAlwaysAdmin } from './always-admin'
import { type AuditQuery, auditPath } from './audit-query'
import {
  readActivityOf,
  readAudit,
  readDeletions,
  readSecurityOf,
  readUser,
  readUsers,
} from './data'
import type { AccountList } from './schema'
import { searchWords } from './search-words'
import type { AccountPage, AuditPage, DeletionList } from './types'
import { type UserQuery, userListPath } from './user-query'

// Each page asks its gate first, so that whoever may not come in is sent away before anything is shown;
// what is slow comes after, behind a skeleton.

export const enterUsers = (query: UserQuery): Promise<SessionUser> =>
  requireAccess('adminUsers', userListPath(query, { page: query.page }))

export const enterUser = (id: string): Promise<SessionUser> =>
  requireAccess('adminUsers', `/admin/users/${encodeURIComponent(id)}`)

export const enterDeletions = (): Promise<SessionUser> => requireAccess('adminDeletions')

export const enterAudit = (query: AuditQuery): Promise<SessionUser> =>
  requireAccess('adminAudit', auditPath(query))

export async function loadUsers(query: UserQuery): Promise<AccountList> {
  await enterUsers(query)
  const t = await getTranslations('auth')
  const names = Object.fromEntries(
    organizations.map((key) => [key, t(`signUp.organizations.${key}`)]),
  )
  return readUsers(await sessionClient(), query, searchWords(query.q, names))
}

/** One account with what happened lately, or null: then call notFound(). */
export const loadUser = cache(async (id: string): Promise<AccountPage | null> => {
  await enterUser(id)
  const db = await sessionClient()
  const [account, activity, security] = await Promise.all([
    readUser(db, id),
    readActivityOf(db, id),
    readSecurityOf(db, id),
  ])
  if (!account) return null
  return { account, alwaysAdmin: isAlwaysAdmin(account.email), activity, security }
})

export async function loadDeletions(page: number): Promise<DeletionList> {
  await enterDeletions()
  return readDeletions(await sessionClient(), page)
}

export async function loadAudit(query: AuditQuery): Promise<AuditPage> {
  await enterAudit(query)
  return readAudit(await sessionClient(), query)
}
