'use client'

import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { requestOpenCase } from './open-case-event'

/**
 * Opens a decision in the panel, so that the list stays where it is. The picture comes from the server,
 * which spares script.
 */
export function OpenCaseButton({
  number,
  serial,
  children,
}: {
  number: string
  serial: number
  children: ReactNode
}) {
  const t = useTranslations('panel')
  return (
    <button
      type="button"
      className="-my-1 inline-flex size-8 shrink-0 items-center justify-center text-soft hover:text-seal"
      aria-label={t('openLabel', { number })}
      title={t('open')}
      onClick={() => requestOpenCase({ number, serial })}
    >
      {children}
    </button>
  )
}
