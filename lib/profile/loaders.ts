import 'server-only'
import { cache } from 'react'
import { requireAccess } from '@/lib/auth/loaders'
import type { SessionUser } from '@/lib/auth/schema'
import { toAppError } from '@/lib/errors'
import { log } from '@/lib/log'
import { userClient } from '@/lib/supabase/clients'
import { readDeletion, readOwnEvents, readProfile, readSessions } from './data'
import type { Deletion, OwnEvent, OwnSession, Profile } from './schema'

// Each page asks its gate first, so that a visitor without a session is sent away before anything is shown;
// what is slow comes after, behind a skeleton.

/** @param path where to come back to after logging in */
export const requireProfileAccess = (path: string): Promise<SessionUser> =>
  requireAccess('profile', path)

export const requireSettingsAccess = (): Promise<SessionUser> => requireAccess('settings')

/** The visitor's own profile; null for an account that has never signed in by the site. */
export const loadProfile = cache(
  async (user: SessionUser): Promise<Profile | null> => readProfile(await userClient(), user.id),
)

export const loadDeletion = cache(
  async (user: SessionUser): Promise<Deletion | null> => readDeletion(await userClient(), user.id),
)

/** What could not be read is null, for the page to say so. */
async function readOrNull<T>(what: string, read: () => Promise<T>): Promise<T | null> {
  try {
    return await read()
  } catch (thrown) {
    const { code, message } = toAppError(thrown)
    log.error('settings.read-failed', { what, code, reason: message })
    return null
  }
}

export async function loadSessions(): Promise<OwnSession[] | null> {
  const db = await userClient()
  return readOrNull('sessions', () => readSessions(db))
}

export async function loadOwnEvents(user: SessionUser): Promise<OwnEvent[] | null> {
  const db = await userClient()
  return readOrNull('events', () => readOwnEvents(db, user.id))
}
