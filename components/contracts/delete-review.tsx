'use client'

import { useLocale, useTranslations } from 'next-intl'
import { DeleteButton } from '@/components/contracts/delete-button'
import { removeReview } from '@/lib/contracts/reviews/actions'

/** Deletes a review: the text, the findings and what was written to them cannot be had again. */
export function DeleteReview({ id, withFile }: { id: string; withFile: boolean }) {
  const t = useTranslations('contracts.delete')
  const locale = useLocale()
  const words = { open: t('open'), title: t('title'), confirm: t('confirm'), cancel: t('cancel') }
  return (
    <DeleteButton words={words} onDelete={() => removeReview(locale, id)}>
      <p>{t(withFile ? 'textWithFile' : 'text')}</p>
    </DeleteButton>
  )
}
