import { setCaching } from '@/lib/cache'
import { env } from '@/lib/env'
import { log, setLogLevel } from '@/lib/log'
import { processWide } from '@/lib/process-wide'
import { askDatabase } from './ask-database'
import { stateKeptMs } from './constants'
import { openState, type SiteState, siteStateSchema } from './schema'

export type StateReader = {
  /** What is known about the site; asks when that is too old. Never throws. */
  read(): Promise<SiteState>
  /** The next reading asks, however young the last answer is. */
  forget(): void
}

export type StateSource = {
  ask: () => Promise<unknown>
  now?: () => number
  /** Told of every answer. */
  onState?: (state: SiteState) => void
  /** Told when the answers stop, once. */
  onLost?: (reason: string) => void
}

/** What a reader remembers; apart from it, so that all readers of a process share it. */
export type StateMemory = {
  known: SiteState
  askedAt: number
  underway: Promise<SiteState> | null
  lost: boolean
}

export function emptyMemory(): StateMemory {
  return { known: openState, askedAt: Number.NEGATIVE_INFINITY, underway: null, lost: false }
}

/**
 * Asks at most every three seconds, once for all who want to know at the same time. While the database does
 * not answer, what was last known holds: a site that is closed stays closed, an open one open.
 */
export function createStateReader(source: StateSource, memory = emptyMemory()): StateReader {
  const { ask, now = () => performance.now(), onState, onLost } = source

  async function askAnew(): Promise<SiteState> {
    try {
      memory.known = siteStateSchema.parse(await ask())
      memory.lost = false
      onState?.(memory.known)
    } catch (thrown) {
      if (!memory.lost) onLost?.(thrown instanceof Error ? thrown.message : 'unknown')
      memory.lost = true
    }
    memory.askedAt = now()
    memory.underway = null
    return memory.known
  }

  return {
    async read() {
      if (now() - memory.askedAt < stateKeptMs) return memory.known
      memory.underway ??= askAnew()
      return memory.underway
    },
    forget() {
      memory.askedAt = Number.NEGATIVE_INFINITY
    },
  }
}

const reader = createStateReader(
  {
    // Without a database there is nobody who could close the site.
    ask: async () => (env().NEXT_PUBLIC_SUPABASE_URL ? askDatabase('site_state', {}) : openState),
    onState: ({ debug, cache }) => {
      setLogLevel(debug ? 'debug' : 'info')
      setCaching(cache)
    },
    onLost: (reason) => log.warn('siteState.lost', { reason }),
  },
  processWide('siteState', emptyMemory),
)

/** How the site runs: maintenance, log level, caching. Also puts the last two into force in this process. */
export function readSiteState(): Promise<SiteState> {
  return reader.read()
}

/** After the settings have been saved here. */
export function forgetSiteState(): void {
  reader.forget()
}
