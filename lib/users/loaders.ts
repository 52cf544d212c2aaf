import 'server-only'
import { getTranslations } from 'next-intl/server'
import { cache } from 'react'
import { z } from 'zod'
import { isAdminEmail } from '@/lib/auth/configured-emails'
import { organizations } from '@/lib/auth/constants'
import { requireAccess } from '@/lib/auth/loaders'
import type { SessionUser } from '@/lib/auth/schema'
import { AppError } from '@/lib/errors'
import { log } from '@/lib/log'
import { userClient } from '@/lib/supabase/clients'
import { type AuditQuery, auditPath } from './audit-query'
import {
  readActivityOf,
  readAudit,
  readDeletions,
  readSecurityEventsOf,
  readUser,
  readUsers,
} from './data'
import { parseSearchTerms } from './search-terms'
import type { AccountPage, AuditPage, DeletionList, UserPage } from './types'
import { type UserQuery, userListPath } from './user-query'

// Each page asks its gate first, so that a visitor without the permission is sent away before anything is sent. Lists
// that are searched by a form are then waited for: what is streamed later would stay hidden without script.

export const requireUsersAccess = (query: UserQuery): Promise<SessionUser> =>
  requireAccess('adminUsers', userListPath(query, { page: query.page }))

export const requireUserAccess = (id: string): Promise<SessionUser> =>
  requireAccess('adminUsers', `/admin/users/${encodeURIComponent(id)}`)

export const requireDeletionsAccess = (): Promise<SessionUser> => requireAccess('adminDeletions')

export const requireAuditAccess = (query: AuditQuery): Promise<SessionUser> =>
  requireAccess('adminAudit', auditPath(query))

/** What could not be read is null, for the page to say so; redirects go their way. */
async function readOrNull<T>(what: string, read: () => Promise<T>): Promise<T | null> {
  try {
    return await read()
  } catch (thrown) {
    if (!(thrown instanceof AppError)) throw thrown
    log.error('users.read-failed', { what, code: thrown.code, reason: thrown.message })
    return null
  }
}

/** One page of accounts, or null when they could not be read. */
export async function loadUsers(query: UserQuery): Promise<UserPage | null> {
  await requireUsersAccess(query)
  const t = await getTranslations('auth')
  const names = Object.fromEntries(
    organizations.map((key) => [key, t(`signUp.organizations.${key}`)]),
  )
  const db = await userClient()
  return readOrNull('users', async () => {
    const list = await readUsers(db, query, parseSearchTerms(query.q, names))
    const listed = list.users.filter(({ email }) => isAdminEmail(email))
    return { list, alwaysAdmin: new Set(listed.map(({ id }) => id)) }
  })
}

/** One account with what happened lately, or null: then call notFound(). */
export const loadUser = cache(async (id: string): Promise<AccountPage | null> => {
  await requireUserAccess(id)
  if (!z.uuid().safeParse(id).success) return null
  const db = await userClient()
  const [account, activity, security] = await Promise.all([
    readUser(db, id),
    readActivityOf(db, id),
    readSecurityEventsOf(db, id),
  ])
  if (!account) return null
  return { account, alwaysAdmin: isAdminEmail(account.email), activity, security }
})

export async function loadDeletions(page: number): Promise<DeletionList | null> {
  await requireDeletionsAccess()
  const db = await userClient()
  return readOrNull('deletions', () => readDeletions(db, page))
}

export async function loadAudit(query: AuditQuery): Promise<AuditPage | null> {
  await requireAuditAccess(query)
  const db = await userClient()
  return readOrNull('audit', () => readAudit(db, query))
}
