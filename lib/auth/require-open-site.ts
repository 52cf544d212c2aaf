import 'server-only'
import { cookies, headers } from 'next/headers'
import { AppError } from '@/lib/errors'
import { readSiteState } from '@/lib/site-state/site-state'
import { identifyViewer } from '@/lib/site-state/viewer'

/** Whether the site is closed for whoever sent this action. */
export async function isSiteClosed(): Promise<boolean> {
  if (!(await readSiteState()).maintenance) return false
  return (await identifyViewer(await headers(), (await cookies()).getAll())) === 'visitor'
}

/**
 * The first step of every action but signing in and out. The middleware closes pages; an action goes with the
 * request, whatever page it is sent to.
 * @throws AppError `unavailable`
 */
export async function requireOpenSite(): Promise<void> {
  if (await isSiteClosed()) throw new AppError('unavailable', { details: { maintenance: true } })
}
