import 'server-only'
import { getTranslations } from 'next-intl/server'
import { cache } from 'react'
import { z } from 'zod'
import { isAdminEmail } from '@/lib/auth/admin-emails'
import { organizations } from '@/lib/auth/constants'
import { requireAccess } from '@/lib/auth/loaders'
import type { SessionUser } from '@/lib/auth/schema'
import { AppError } from '@/lib/errors'
import { log } from '@/lib/log'
import { sessionClient } from '@/lib/supabase/server'
import { type AuditQuery, auditPath } from './audit-query'
import {
  readActivityOf,
  readAudit,
  readDeletions,
  readSecurityOf,
  readUser,
  readUsers,
} from './data'
import { searchWords } from './search-words'
import type { AccountPage, AuditPage, DeletionList, UserPage } from './types'
import { type UserQuery, userListPath } from './user-query'

// Each page asks its gate first, so that whoever may not come in is sent away before anything is sent. Lists
// that are searched by a form are then waited for: what is streamed later would stay hidden without script.

export const enterUsers = (query: UserQuery): Promise<SessionUser> =>
  requireAccess('adminUsers', userListPath(query, { page: query.page }))

export const enterUser = (id: string): Promise<SessionUser> =>
  requireAccess('adminUsers', `/admin/users/${encodeURIComponent(id)}`)

export const enterDeletions = (): Promise<SessionUser> => requireAccess('adminDeletions')

export const enterAudit = (query: AuditQuery): Promise<SessionUser> =>
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
  await enterUsers(query)
  const t = await getTranslations('auth')
  const names = Object.fromEntries(
    organizations.map((key) => [key, t(`signUp.organizations.${key}`)]),
  )
  const db = await sessionClient()
  return readOrNull('users', async () => {
    const list = await readUsers(db, query, searchWords(query.q, names))
    const listed = list.users.filter(({ email }) => isAdminEmail(email))
    return { list, alwaysAdmin: new Set(listed.map(({ id }) => id)) }
  })
}

/** One account with what happened lately, or null: then call notFound(). */
export const loadUser = cache(async (id: string): Promise<AccountPage | null> => {
  await enterUser(id)
  if (!z.uuid().safeParse(id).success) return null
  const db = await sessionClient()
  const [account, activity, security] = await Promise.all([
    readUser(db, id),
    readActivityOf(db, id),
    readSecurityOf(db, id),
  ])
  if (!account) return null
  return { account, alwaysAdmin: isAdminEmail(account.email), activity, security }
})

export async function loadDeletions(page: number): Promise<DeletionList | null> {
  await enterDeletions()
  const db = await sessionClient()
  return readOrNull('deletions', () => readDeletions(db, page))
}

export async function loadAudit(query: AuditQuery): Promise<AuditPage | null> {
  await enterAudit(query)
  const db = await sessionClient()
  return readOrNull('audit', () => readAudit(db, query))
}
