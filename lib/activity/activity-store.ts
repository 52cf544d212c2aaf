import { type Activity, activitySchema } from './schema'

/** What the queue needs of localStorage. */
export type StoragePort = Pick<Storage, 'length' | 'key' | 'getItem' | 'setItem' | 'removeItem'>

export type ActivityStore = {
  /** Oldest first, those of other tabs among them. */
  list: () => Activity[]
  put: (activity: Activity) => void
  remove: (ids: readonly string[]) => void
}

function parse(text: string | null): Activity | null {
  try {
    return activitySchema.parse(JSON.parse(text ?? ''))
  } catch {
    return null
  }
}

/**
 * What waits to be sent, under one key each: two tabs that write at once then never undo each other. What
 * storage does not take (it is full, or closed to us) waits in this page alone.
 */
export function createActivityStore(storage: StoragePort | null, account: string): ActivityStore {
  const prefix = `activity:${account}:`
  const inPage = new Map<string, Activity>()
  /** Read before: what stands under a key never changes. */
  const known = new Map<string, Activity>()

  function keys(): string[] {
    if (!storage) return []
    const all = Array.from({ length: storage.length }, (_, index) => storage.key(index))
    return all.filter((key): key is string => key?.startsWith(prefix) ?? false)
  }

  function stored(): Activity[] {
    if (!storage) return []
    try {
      return keys().flatMap((key) => {
        const activity = known.get(key) ?? parse(storage.getItem(key))
        // Somebody else's writing, or half of ours: it would be refused for ever.
        if (activity) known.set(key, activity)
        else storage.removeItem(key)
        return activity ? [activity] : []
      })
    } catch {
      return []
    }
  }

  return {
    list() {
      return [...stored(), ...inPage.values()].sort((a, b) =>
        a.at < b.at ? -1 : Number(a.at > b.at),
      )
    },
    put(activity) {
      try {
        if (!storage) throw new Error('no storage')
        storage.setItem(prefix + activity.id, JSON.stringify(activity))
      } catch {
        inPage.set(activity.id, activity)
      }
    },
    remove(ids) {
      for (const id of ids) {
        inPage.delete(id)
        known.delete(prefix + id)
        try {
          storage?.removeItem(prefix + id)
        } catch {
          // It stays, is sent again, and is stored once.
        }
      }
    },
  }
}
