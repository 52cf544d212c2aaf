'use client'

import { useLocale, useTranslations } from 'next-intl'
import { useState, useTransition } from 'react'
import { buttonClass } from '@/components/ui/button-class'
import { ConfirmDialog } from '@/components/ui/overlay/confirm-dialog'
import { removeReview } from '@/lib/contracts/reviews/actions'

/** Asks once more: the text, the findings and what was written to them cannot be had again. */
export function DeleteReview({ id, withFile }: { id: string; withFile: boolean }) {
  const t = useTranslations('contracts.delete')
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
        onConfirm={() => start(() => removeReview(locale, id))}
        onClose={() => setOpen(false)}
      >
        <p>{t(withFile ? 'textWithFile' : 'text')}</p>
      </ConfirmDialog>
    </>
  )
}
