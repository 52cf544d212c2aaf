'use client'

import { PanelRightOpen } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { askToOpen } from './open-case-event'

/** Opens a decision in the panel, so that the list stays where it is. */
export function OpenBeside({ number, serial }: { number: string; serial: number }) {
  const t = useTranslations('panel')
  return (
    <button
      type="button"
      className="-my-1 inline-flex size-8 shrink-0 items-center justify-center text-soft hover:text-seal"
      aria-label={t('openLabel', { number })}
      title={t('open')}
      onClick={() => askToOpen({ number, serial })}
    >
      <PanelRightOpen size={17} aria-hidden="true" />
    </button>
  )
}
