import { accountKey } from '@/lib/activity/account-key'
import { type ActivityQueue, createActivityQueue } from '@/lib/activity/activity-queue'
import { createActivityStore, type StoragePort } from '@/lib/activity/activity-store'
import { deliverActivity } from '@/lib/activity/deliver-activity'
import { onSignOut } from './sign-out-notification'

function localStore(): StoragePort | null {
  try {
    return window.localStorage
  } catch {
    return null
  }
}

/** Where a page is no secure one, browsers make no UUID by themselves. */
function newId(): string {
  if (typeof crypto.randomUUID === 'function') return crypto.randomUUID()
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  const hex = [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('')
  return hex.replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12})$/, '$1-$2-4$3-a$4-$5')
}

/** How long signing out waits for what was not sent yet. */
const signOutWaitMs = 1500

export type ActivityClient = { add: ActivityQueue['add']; stop: () => void }

/** The queue of one account in this page, tied to what happens to the page. */
export function startActivity(email: string): ActivityClient {
  const account = accountKey(email)
  const queue = createActivityQueue({
    store: createActivityStore(localStore(), account),
    send: (batch) => deliverActivity(fetch, '/api/activity/events', account, batch),
    now: Date.now,
    schedule(work, ms) {
      const timer = setTimeout(work, ms)
      return () => clearTimeout(timer)
    },
    newId,
    random: Math.random,
  })
  const listening = new AbortController()
  const { signal } = listening
  document.addEventListener(
    'visibilitychange',
    () => (document.visibilityState === 'hidden' ? queue.flushOnPageHide() : queue.resume()),
    { signal },
  )
  window.addEventListener('pagehide', queue.flushOnPageHide, { signal })
  window.addEventListener('online', queue.resume, { signal })
  const unsubscribe = onSignOut(() => queue.flushAndClear(signOutWaitMs))
  queue.resume()
  return {
    add: queue.add,
    stop() {
      listening.abort()
      unsubscribe()
      queue.stop()
    },
  }
}
