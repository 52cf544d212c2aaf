'use client'

import { useEffect, useSyncExternalStore } from 'react'
import {
  currentLibrary,
  type LibraryState,
  reloadLibrary,
  serverLibrary,
  subscribe,
} from './library-store'

/** What the person keeps, asked for when it is first looked at. */
export function useLibrary(): LibraryState {
  const state = useSyncExternalStore(subscribe, currentLibrary, serverLibrary)
  useEffect(() => {
    void reloadLibrary()
  }, [])
  return state
}
