'use client'

import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { themes } from '@/components/layout/theme/constants'
import { setTheme, useTheme } from '@/components/layout/theme/theme'
import { FormStatus } from '@/components/ui/form/form-status'

/** Kept in this browser alone, at once; without script there is nothing to choose. */
export function ThemeChoice() {
  const t = useTranslations('settings.theme')
  const names = useTranslations('theme')
  const theme = useTheme()
  const [hasChosen, setChosen] = useState(false)
  return (
    <div className="space-y-3">
      <fieldset>
        <legend className="text-sm font-semibold">{names('label')}</legend>
        <div className="mt-1 flex flex-wrap gap-x-6 gap-y-1">
          {themes.map((each) => (
            <label key={each} className="flex min-h-8 items-center gap-2.5 text-sm">
              <input
                type="radio"
                name="theme"
                value={each}
                checked={each === theme}
                onChange={() => {
                  setTheme(each)
                  setChosen(true)
                }}
                className="size-4 accent-seal"
              />
              {names(each)}
            </label>
          ))}
        </div>
      </fieldset>
      <FormStatus tone="good">{hasChosen ? t('saved') : null}</FormStatus>
    </div>
  )
}
