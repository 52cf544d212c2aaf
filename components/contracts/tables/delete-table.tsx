'use client'

import { useLocale, useTranslations } from 'next-intl'
import { DeleteButton } from '@/components/contracts/delete-button'
import { removeTable } from '@/lib/contracts/tables/actions'

/** Deletes a table; the reviews in it stay. */
export function DeleteTable({ id }: { id: string }) {
  const t = useTranslations('contractTables.delete')
  const locale = useLocale()
  const words = { open: t('open'), title: t('title'), confirm: t('confirm'), cancel: t('cancel') }
  return (
    <DeleteButton words={words} onDelete={() => removeTable(locale, id)}>
      <p>{t('text')}</p>
    </DeleteButton>
  )
}
