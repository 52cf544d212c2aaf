import { useSyncExternalStore } from 'react'
import { themeKey } from './theme-key'

export const themes = ['system', 'light', 'dark'] as const
export type Theme = (typeof themes)[number]
const changeEvent = 'beopdap:theme'

function subscribe(listener: () => void) {
  window.addEventListener(changeEvent, listener)
  return () => window.removeEventListener(changeEvent, listener)
}

function readTheme(): Theme {
  const set = document.documentElement.dataset.theme
  return set === 'light' || set === 'dark' ? set : 'system'
}

/** Shows the page in this theme from now on, and keeps it in the browser. */
export function setTheme(theme: Theme): void {
  if (theme === 'system') delete document.documentElement.dataset.theme
  else document.documentElement.dataset.theme = theme
  try {
    if (theme === 'system') localStorage.removeItem(themeKey)
    else localStorage.setItem(themeKey, theme)
  } catch {
    // Storage may be closed to us; the choice then lasts for this page.
  }
  window.dispatchEvent(new Event(changeEvent))
}

/** The theme that was chosen; on the server, where nobody knows, that of the device. */
export function useTheme(): Theme {
  return useSyncExternalStore(subscribe, readTheme, () => 'system' as const)
}
