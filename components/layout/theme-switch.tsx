'use client'

import { useTranslations } from 'next-intl'
import { type ReactNode, useSyncExternalStore } from 'react'
import { themeKey } from './theme-key'

const themes = ['system', 'light', 'dark'] as const
export type Theme = (typeof themes)[number]
const changed = 'beopdap:theme'

function subscribe(listener: () => void) {
  window.addEventListener(changed, listener)
  return () => window.removeEventListener(changed, listener)
}

function current(): Theme {
  const set = document.documentElement.dataset.theme
  return set === 'light' || set === 'dark' ? set : 'system'
}

function choose(theme: Theme) {
  if (theme === 'system') delete document.documentElement.dataset.theme
  else document.documentElement.dataset.theme = theme
  try {
    if (theme === 'system') localStorage.removeItem(themeKey)
    else localStorage.setItem(themeKey, theme)
  } catch {
    // Storage may be closed to us; the choice then lasts for this page.
  }
  window.dispatchEvent(new Event(changed))
}

/** Steps through device setting, light and dark. The pictures come from the server, which spares script. */
export function ThemeSwitch({ icons }: { icons: Record<Theme, ReactNode> }) {
  const t = useTranslations('theme')
  const theme = useSyncExternalStore(subscribe, current, () => 'system' as const)
  const next = themes[(themes.indexOf(theme) + 1) % themes.length] ?? 'system'
  return (
    <button
      type="button"
      className="inline-flex size-10 items-center justify-center text-soft hover:text-ink"
      aria-label={`${t('label')}: ${t(theme)}`}
      title={`${t('label')}: ${t(theme)}`}
      onClick={() => choose(next)}
    >
      {icons[theme]}
    </button>
  )
}
