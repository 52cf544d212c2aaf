import { themeKey } from './theme-key'

/** For pages that are made in the browser (not found), where the script of the first paint has not run. */
export function applyStoredTheme(): void {
  const { dataset } = document.documentElement
  try {
    const theme = localStorage.getItem(themeKey)
    if (!dataset.theme && (theme === 'light' || theme === 'dark')) dataset.theme = theme
  } catch {
    // Storage may be closed to us; the device's own theme then holds.
  }
}
