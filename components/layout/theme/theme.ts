import { useSyncExternalStore } from 'react'
import { type Theme, themeKey } from './constants'

const changeEvent = 'beopdap:theme'

function subscribe(listener: () => void) {
  window.addEventListener(changeEvent, listener)
  return () => window.removeEventListener(changeEvent, listener)
}

function readTheme(): Theme {
  const set = document.documentElement.dataset.theme
  return set === 'light' || set === 'dark' ? set : 'system'
}

/** Shows the page in this theme from now on, and stores it in the browser. */
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

/** The theme that was chosen; on the server, which does not know it, that of the device. */
export function useTheme(): Theme {
  return useSyncExternalStore(subscribe, readTheme, () => 'system' as const)
}

/** For pages that are drawn in the browser (an error), where the script of the first paint has not run. */
export function applyStoredTheme(): void {
  const { dataset } = document.documentElement
  try {
    const theme = localStorage.getItem(themeKey)
    if (!dataset.theme && (theme === 'light' || theme === 'dark')) dataset.theme = theme
  } catch {
    // Storage may be closed to us; the device's own theme then holds.
  }
}
