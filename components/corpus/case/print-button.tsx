'use client'

import { Printer } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { buttonClass } from '@/components/ui/button-class'

export function PrintButton() {
  const t = useTranslations('caseActions')
  return (
    <button type="button" className={buttonClass()} onClick={() => window.print()}>
      <Printer size={16} aria-hidden="true" /> {t('print')}
    </button>
  )
}
