import { LRUCache } from 'lru-cache'
import { log } from '@/lib/log'
import { processGlobal } from '@/lib/process-global'
import { clientAddress } from '@/lib/requests/client-address'
import { type CookieValue, readAccessToken } from './access-token'
import { stateTtlMs } from './constants'
import { isLoopback, normalizeAddress } from './ip-address'
import { callRpc } from './rpc'
import type { Viewer } from './schema'

/** Answers about single addresses and sessions, kept as long as the state itself. */
const cachedAnswers = () =>
  processGlobal(
    'letIn',
    () => new LRUCache<string, Promise<boolean>>({ max: 1000, ttl: stateTtlMs }),
  )

/** Who cannot be asked about stays outside, until the next request asks again. */
async function askOnce(question: string, answer: () => Promise<boolean>): Promise<boolean> {
  const known = cachedAnswers().get(question)
  if (known) return known
  const asked = answer().catch((thrown) => {
    cachedAnswers().delete(question)
    log.warn('maintenance.unknown', { reason: thrown instanceof Error ? thrown.message : '' })
    return false
  })
  cachedAnswers().set(question, asked)
  return asked
}

/** Whether the administration lets this address in while the site is closed. */
async function isAddressAllowed(address: string): Promise<boolean> {
  const plain = normalizeAddress(address)
  if (!plain) return false
  // The list may call this machine by its name.
  const names = isLoopback(plain) ? [plain, 'localhost'] : [plain]
  const answers = names.map((name) =>
    askOnce(`address ${name}`, async () => {
      return (await callRpc('maintenance_lets_in', { address: name })) === true
    }),
  )
  return (await Promise.all(answers)).includes(true)
}

/** By the session's token; the database looks at it, and at the role that belongs to it now. */
async function isAdmin(cookies: readonly CookieValue[]): Promise<boolean> {
  const token = readAccessToken(cookies)
  if (!token) return false
  return askOnce(`session ${token}`, async () => (await callRpc('my_role', {}, token)) === 'admin')
}

/** Who is asking, as far as a closed site cares. */
export async function identifyViewer(
  headers: Headers,
  cookies: readonly CookieValue[],
): Promise<Viewer> {
  // The role first: who is let in twice is told so as an administrator.
  if (await isAdmin(cookies)) return 'admin'
  return (await isAddressAllowed(clientAddress(headers))) ? 'address' : 'visitor'
}
