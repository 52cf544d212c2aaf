import { LRUCache } from 'lru-cache'
import { processGlobal } from './process-global'

export type CacheStats = { hits: number; misses: number; entries: number }

export type Cache<V extends object> = {
  /** The kept value, or what `load` answers; a failed load is not kept. Equal keys loading at once share one load. */
  remember(key: string, load: () => Promise<V>): Promise<V>
  stats(): CacheStats
  clear(): void
}

export type CacheOptions<V> = {
  ttl: number
  maxEntries: number
  /** Bounds the sum of `sizeOf`, for values that may be large. */
  maxSize?: number
  sizeOf?: (value: V) => number
  now?: () => number
}

/** `turns` counts how often everything was forgotten: what was kept before is let go. */
const caching = processGlobal('caching', () => ({ on: true, turns: 0 }))

/** For every cache of this process: while caching is off, each look-up loads anew. */
export function setCaching(on: boolean): void {
  if (caching.on && !on) forgetCaches()
  caching.on = on
}

/** For every cache of this process: what was loaded before now is not answered again. */
export function forgetCaches(): void {
  caching.turns++
}

/** A cache in this process: entries live `ttl` milliseconds, and the oldest makes room for the newest. */
export function createCache<V extends object>(options: CacheOptions<V>): Cache<V> {
  const now = options.now ?? (() => performance.now())
  const entries = new LRUCache<string, V>({
    max: options.maxEntries,
    ttl: options.ttl,
    // lru-cache batches clock reads by this many milliseconds; an injected clock must be read each time.
    ttlResolution: 0,
    perf: { now },
    ...(options.maxSize && options.sizeOf
      ? { maxSize: options.maxSize, sizeCalculation: (value: V) => options.sizeOf?.(value) || 1 }
      : {}),
  })
  const loading = new Map<string, Promise<V>>()
  let hits = 0
  let misses = 0
  let seenGeneration = caching.turns

  return {
    async remember(key, load) {
      if (seenGeneration !== caching.turns) {
        entries.clear()
        loading.clear()
      }
      seenGeneration = caching.turns
      if (!caching.on) {
        misses++
        return load()
      }
      // peek leaves the order alone, so that eviction takes the oldest entry, not the least used one.
      const found = entries.peek(key)
      if (found !== undefined) {
        hits++
        return found
      }
      misses++
      const underway = loading.get(key)
      if (underway) return underway
      const { turns } = caching
      const started = load()
        .then((value) => {
          if (turns === caching.turns) entries.set(key, value)
          return value
        })
        .finally(() => {
          if (loading.get(key) === started) loading.delete(key)
        })
      loading.set(key, started)
      return started
    },
    stats: () => ({ hits, misses, entries: entries.size }),
    clear() {
      entries.clear()
      hits = 0
      misses = 0
    },
  }
}
