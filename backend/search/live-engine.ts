import type { EngineQuery, SearchEngine } from './engine'

/** How often the folder is asked whether a newer index has been published. */
const lookEvery = 5000

/** What the index on disk is, and how to open it. */
export type IndexSource = {
  /** Version of the index that is published now; null when there is none. */
  published(): Promise<string | null>
  open(): Promise<SearchEngine>
}

/**
 * Serves from one index and goes over to a newer one when an import publishes it, without a restart.
 * Questions in hand are answered by the index they began with.
 */
export class LiveEngine implements SearchEngine {
  private readonly timer: NodeJS.Timeout
  private reloading = false
  private activeSearches = new Map<SearchEngine, number>()

  constructor(
    private current: SearchEngine,
    private readonly source: IndexSource,
    private readonly onFailure: (reason: unknown) => void,
    every = lookEvery,
  ) {
    this.timer = setInterval(() => void this.reloadIfPublished(), every)
    this.timer.unref()
  }

  /** Opens what is published when it is not what is open. A failure leaves the open index in use. */
  async reloadIfPublished(): Promise<void> {
    if (this.reloading) return
    this.reloading = true
    try {
      const version = await this.source.published()
      if (version !== null && version !== this.current.status().version) {
        const old = this.current
        this.current = await this.source.open()
        if (!this.activeSearches.has(old)) await old.close()
      }
    } catch (reason) {
      this.onFailure(reason)
    } finally {
      this.reloading = false
    }
  }

  async search(query: EngineQuery) {
    const engine = this.current
    this.activeSearches.set(engine, (this.activeSearches.get(engine) ?? 0) + 1)
    try {
      return await engine.search(query)
    } finally {
      const left = (this.activeSearches.get(engine) ?? 1) - 1
      if (left > 0) this.activeSearches.set(engine, left)
      else {
        this.activeSearches.delete(engine)
        if (engine !== this.current) await engine.close()
      }
    }
  }

  understand(text: string) {
    return this.current.understand(text)
  }

  suggest(prefix: string, limit: number) {
    return this.current.suggest(prefix, limit)
  }

  help(text: string, target: EngineQuery['target']) {
    return this.current.help(text, target)
  }

  frequency(target: EngineQuery['target'], key: number) {
    return this.current.frequency(target, key)
  }

  lawQuestion(text: string) {
    return this.current.lawQuestion(text)
  }

  serialsOf(caseNumber: string) {
    return this.current.serialsOf(caseNumber)
  }

  status() {
    return this.current.status()
  }

  async close(): Promise<void> {
    clearInterval(this.timer)
    await this.current.close()
  }
}
