'use client'

import { useLocale, useTranslations } from 'next-intl'
import { buttonClass } from '@/components/ui/button-class'
import { FormStatus } from '@/components/ui/form/form-status'
import { SubmitButton } from '@/components/ui/form/submit-button'
import { useActionForm } from '@/components/ui/form/use-action-form'
import { removeDataset } from '@/lib/ragops/datasets/actions'
import { type ChangeState, initialChangeState } from '@/lib/ragops/datasets/form-state'

/** Deleting opens first, so that one press deletes nothing. */
export function DatasetDeletion({ dataset }: { dataset: string }) {
  const t = useTranslations('ragops')
  const locale = useLocale()
  const { state, isPending, form } = useActionForm<ChangeState>({
    action: removeDataset,
    initial: initialChangeState,
  })
  return (
    <details>
      <summary
        className={`${buttonClass()} cursor-pointer list-none [&::-webkit-details-marker]:hidden`}
      >
        {t('delete.open')}
      </summary>
      <form {...form} className="mt-3 space-y-3 border-l-2 border-danger pl-3.5">
        <p className="text-sm">{t('delete.text')}</p>
        <input type="hidden" name="dataset" value={dataset} />
        <input type="hidden" name="locale" value={locale} />
        <FormStatus tone="error">{state.reason ? t(`problem.${state.reason}`) : null}</FormStatus>
        <SubmitButton pending={isPending} look="danger">
          {t('delete.confirm')}
        </SubmitButton>
      </form>
    </details>
  )
}
