'use client'

import { useLocale, useTranslations } from 'next-intl'
import { FoldedDeletion } from '@/components/ui/form/folded-deletion'
import { useActionForm } from '@/components/ui/form/use-action-form'
import { removeExperiment } from '@/lib/ragops/experiments/actions'
import {
  type ExperimentActState,
  initialExperimentActState,
} from '@/lib/ragops/experiments/form-state'

/** Deleting opens first, so that one press deletes nothing. */
export function ExperimentDeletion({ experiment }: { experiment: string }) {
  const t = useTranslations('experiments')
  const locale = useLocale()
  const { state, isPending, form } = useActionForm<ExperimentActState>({
    action: removeExperiment,
    initial: initialExperimentActState,
  })
  return (
    <FoldedDeletion
      form={form}
      isPending={isPending}
      values={{ experiment, locale }}
      words={{ open: t('delete.open'), confirm: t('delete.confirm') }}
      problem={state.reason ? t(`problem.${state.reason}`) : null}
    />
  )
}
