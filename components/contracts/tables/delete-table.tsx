'use client'

import { useLocale, useTranslations } from 'next-intl'
import { useState, useTransition } from 'react'
import { buttonClass } from '@/components/ui/button-class'
import { ConfirmDialog } from '@/components/ui/overlay/confirm-dialog'
import { removeTable } from '@/lib/contracts/tables/actions'

/** Asks once more. The reviews in it stay. */
export function DeleteTable({ id }: { id: string }) {
  const t = useTranslations('contractTables.delete')
  const locale = useLocale()
  const [open, setOpen] = useState(false)
  const [isPending, start] = useTransition()
  return (
    <>
      <button type="button" className={buttonClass('bare')} onClick={() => setOpen(true)}>
        {t('open')}
      </button>
      <ConfirmDialog
        open={open}
        danger
        title={t('title')}
        words={{ confirm: t('confirm'), cancel: t('cancel'), close: t('cancel') }}
        ready={!isPending}
        onConfirm={() => start(() => removeTable(locale, id))}
        onClose={() => setOpen(false)}
      >
        <p>{t('text')}</p>
      </ConfirmDialog>
    </>
  )
}
