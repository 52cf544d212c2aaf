'use client'

import { useLocale, useTranslations } from 'next-intl'
import { buttonClass } from '@/components/ui/button-class'
import { FormStatus } from '@/components/ui/form/form-status'
import { SubmitButton } from '@/components/ui/form/submit-button'
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
    <details>
      <summary
        className={`${buttonClass()} cursor-pointer list-none [&::-webkit-details-marker]:hidden`}
      >
        {t('delete.open')}
      </summary>
      <form {...form} className="mt-3 space-y-3 border-l-2 border-danger pl-3.5">
        <input type="hidden" name="experiment" value={experiment} />
        <input type="hidden" name="locale" value={locale} />
        <FormStatus tone="error">{state.reason ? t(`problem.${state.reason}`) : null}</FormStatus>
        <SubmitButton pending={isPending} look="danger">
          {t('delete.confirm')}
        </SubmitButton>
      </form>
    </details>
  )
}
