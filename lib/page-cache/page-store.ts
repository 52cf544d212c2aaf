import { LRUCache } from 'lru-cache'
import { openDiskPages } from './disk-pages'
import type { KeptPage } from './kept-page'

export type PageStore = {
  get(edition: string, key: string): Promise<KeptPage | null>
  set(edition: string, key: string, page: KeptPage): Promise<void>
  /** Forgets all that is in memory and no longer reads what is on disk of the same edition. */
  clear(): void
}

export type StoreOptions = {
  memoryBytes: number
  /** None: pages are kept in memory alone. */
  disk: { folder: string; maxBytes: number } | null
}

/** Pages of one edition at a time: with the next one all are forgotten. */
export function createPageStore({ memoryBytes, disk }: StoreOptions): PageStore {
  const memory = new LRUCache<string, KeptPage>({
    maxSize: memoryBytes,
    sizeCalculation: ({ body }, key) => body.length + key.length + 2000,
  })
  let edition: string | null = null
  let turns = 0
  let pages: ReturnType<typeof openDiskPages> | null = null

  function turnTo(wanted: string): void {
    if (wanted === edition) return
    edition = wanted
    memory.clear()
    // One after the other: each removes the folders of the others.
    const before = pages ?? Promise.resolve(null)
    pages = disk
      ? before.then(() => openDiskPages(disk.folder, `${wanted} ${turns}`, disk.maxBytes))
      : null
  }

  return {
    async get(wanted, key) {
      turnTo(wanted)
      const found = memory.get(key)
      if (found) return found
      const stored = (await (await pages)?.get(key)) ?? null
      if (stored && wanted === edition) memory.set(key, stored)
      return stored
    },
    async set(wanted, key, page) {
      if (wanted !== edition) return
      memory.set(key, page)
      await (await pages)?.set(key, page)
    },
    clear() {
      if (edition === null) return
      edition = null
      turns += 1
      memory.clear()
    },
  }
}
