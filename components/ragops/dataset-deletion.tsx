'use client'

import { useLocale, useTranslations } from 'next-intl'
import { FoldedDeletion } from '@/components/ui/form/folded-deletion'
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
    <FoldedDeletion
      form={form}
      isPending={isPending}
      values={{ dataset, locale }}
      words={{ open: t('delete.open'), text: t('delete.text'), confirm: t('delete.confirm') }}
      problem={state.reason ? t(`problem.${state.reason}`) : null}
    />
  )
}
