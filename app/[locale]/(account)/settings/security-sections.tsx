import { FactorSettings } from '@/components/auth/factor-settings'
import { LoadFailure } from '@/components/profile/load-failure'
import { SecurityEvents } from '@/components/profile/security-events'
import { SessionList } from '@/components/profile/session-list'
import { loadFactor } from '@/lib/auth/factors/loaders'
import type { SessionUser } from '@/lib/auth/schema'
import { loadOwnEvents, loadSessions } from '@/lib/profile/loaders'

/** Where a person is signed in. */
export async function OwnSessions() {
  const sessions = await loadSessions()
  return sessions ? <SessionList sessions={sessions} /> : <LoadFailure />
}

/** The second factor of somebody of the administration. */
export async function OwnFactor({ user }: { user: SessionUser }) {
  const factor = await loadFactor(user.id)
  return factor === undefined ? <LoadFailure /> : <FactorSettings factor={factor} />
}

/** What the security log says about them. */
export async function OwnEvents({ user }: { user: SessionUser }) {
  const events = await loadOwnEvents(user)
  return events ? <SecurityEvents events={events} /> : <LoadFailure />
}
