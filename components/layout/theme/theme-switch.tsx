'use client'

import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { type Theme, themes } from './constants'
import { setTheme, useTheme } from './theme'

/** Steps through device setting, light and dark. The pictures come from the server, which spares script. */
export function ThemeSwitch({ icons }: { icons: Record<Theme, ReactNode> }) {
  const t = useTranslations('theme')
  const theme = useTheme()
  const next = themes[(themes.indexOf(theme) + 1) % themes.length] ?? 'system'
  return (
    <button
      type="button"
      className="inline-flex size-10 items-center justify-center text-soft hover:text-ink"
      aria-label={`${t('label')}: ${t(theme)}`}
      title={`${t('label')}: ${t(theme)}`}
      onClick={() => setTheme(next)}
    >
      {icons[theme]}
    </button>
  )
}
