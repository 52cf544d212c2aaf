import { setCaching } from '@/lib/cache'
import { env } from '@/lib/env'
import { log, setLogLevel } from '@/lib/log'
import { processGlobal } from '@/lib/process-global'
import { stateTtlMs } from './constants'
import { callRpc } from './rpc'
import { defaultSiteState, type SiteState, siteStateSchema } from './schema'

export type StateReader = {
  /** What is known about the site; asks when that is too old. Never throws. */
  read(): Promise<SiteState>
  /** The next reading asks, however young the last answer is. */
  invalidate(): void
}

export type StateSource = {
  load: () => Promise<unknown>
  now?: () => number
  /** Told of every answer. */
  onState?: (state: SiteState) => void
  /** Told when the answers stop, once. */
  onLost?: (reason: string) => void
}

/** What a reader remembers; apart from it, so that all readers of a process share it. */
export type StateMemory = {
  known: SiteState
  loadedAt: number
  pending: Promise<SiteState> | null
  lost: boolean
}

function emptyStateMemory(): StateMemory {
  return { known: defaultSiteState, loadedAt: Number.NEGATIVE_INFINITY, pending: null, lost: false }
}

/**
 * Asks at most every three seconds, once for all who want to know at the same time. While the database does
 * not answer, what was last known holds: a site that is closed stays closed, an open one open.
 */
export function createStateReader(source: StateSource, memory = emptyStateMemory()): StateReader {
  const { load, now = () => performance.now(), onState, onLost } = source

  async function askAnew(): Promise<SiteState> {
    try {
      memory.known = siteStateSchema.parse(await load())
      memory.lost = false
      onState?.(memory.known)
    } catch (thrown) {
      if (!memory.lost) onLost?.(thrown instanceof Error ? thrown.message : 'unknown')
      memory.lost = true
    }
    memory.loadedAt = now()
    memory.pending = null
    return memory.known
  }

  return {
    async read() {
      if (now() - memory.loadedAt < stateTtlMs) return memory.known
      memory.pending ??= askAnew()
      return memory.pending
    },
    invalidate() {
      memory.loadedAt = Number.NEGATIVE_INFINITY
    },
  }
}

const reader = createStateReader(
  {
    // Without a database there is nobody who could close the site.
    load: async () =>
      env().NEXT_PUBLIC_SUPABASE_URL ? callRpc('site_state', {}) : defaultSiteState,
    onState: ({ debug, cache }) => {
      setLogLevel(debug ? 'debug' : 'info')
      setCaching(cache)
    },
    onLost: (reason) => log.warn('siteState.lost', { reason }),
  },
  processGlobal('siteState', emptyStateMemory),
)

/** How the site runs: maintenance, log level, caching. Also puts the last two into force in this process. */
export function readSiteState(): Promise<SiteState> {
  return reader.read()
}

/** After the settings have been saved here. */
export function invalidateSiteState(): void {
  reader.invalidate()
}
