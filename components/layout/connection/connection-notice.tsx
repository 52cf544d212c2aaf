'use client'

import { useTranslations } from 'next-intl'

/** Says that the server cannot be reached; what is on the page can still be read. */
export function ConnectionNotice() {
  const t = useTranslations('session')
  return (
    <div role="alert" className="border-t-2 border-warn bg-sheet text-sm">
      <p className="page py-3">{t('disconnected')}</p>
    </div>
  )
}
