'use client'

import { useEffect, useSyncExternalStore } from 'react'
import { reloadShelf, type ShelfState, shelfAtServer, shelfNow, subscribe } from './shelf-store'

/** What the person keeps, asked for when it is first looked at. */
export function useShelf(): ShelfState {
  const state = useSyncExternalStore(subscribe, shelfNow, shelfAtServer)
  useEffect(() => {
    void reloadShelf()
  }, [])
  return state
}
