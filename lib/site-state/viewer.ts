import { LRUCache } from 'lru-cache'
import { clientAddress } from '@/lib/client-address'
import { log } from '@/lib/log'
import { processWide } from '@/lib/process-wide'
import { accessTokenOf, type CookieValue } from './access-token'
import { isLoopback, plainAddress } from './address'
import { askDatabase } from './ask-database'
import { stateKeptMs } from './constants'
import type { Viewer } from './schema'

/** Answers about single addresses and sessions, kept as long as the state itself. */
const kept = () =>
  processWide(
    'letIn',
    () => new LRUCache<string, Promise<boolean>>({ max: 1000, ttl: stateKeptMs }),
  )

/** Who cannot be asked about stays outside, until the next request asks again. */
async function ask(question: string, answer: () => Promise<boolean>): Promise<boolean> {
  const known = kept().get(question)
  if (known) return known
  const asked = answer().catch((thrown) => {
    kept().delete(question)
    log.warn('maintenance.unknown', { reason: thrown instanceof Error ? thrown.message : '' })
    return false
  })
  kept().set(question, asked)
  return asked
}

/** Whether the administration lets this address in while the site is closed. */
export async function maintenanceLetsIn(address: string): Promise<boolean> {
  const plain = plainAddress(address)
  if (!plain) return false
  // The list may call this machine by its name.
  const names = isLoopback(plain) ? [plain, 'localhost'] : [plain]
  const answers = names.map((name) =>
    ask(`address ${name}`, async () => {
      return (await askDatabase('maintenance_lets_in', { address: name })) === true
    }),
  )
  return (await Promise.all(answers)).includes(true)
}

/** By the session's token; the database looks at it, and at the role that belongs to it now. */
async function isAdmin(cookies: readonly CookieValue[]): Promise<boolean> {
  const token = accessTokenOf(cookies)
  if (!token) return false
  return ask(`session ${token}`, async () => (await askDatabase('my_role', {}, token)) === 'admin')
}

/** Who is asking, as far as a closed site cares. */
export async function viewerOf(headers: Headers, cookies: readonly CookieValue[]): Promise<Viewer> {
  // The role first: who is let in twice is told so as an administrator.
  if (await isAdmin(cookies)) return 'admin'
  return (await maintenanceLetsIn(clientAddress(headers))) ? 'address' : 'visitor'
}
