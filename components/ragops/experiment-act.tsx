'use client'

import { useTranslations } from 'next-intl'
import { FormStatus } from '@/components/ui/form/form-status'
import { SubmitButton } from '@/components/ui/form/submit-button'
import { useActionForm } from '@/components/ui/form/use-action-form'
import { goOn, stopRunning } from '@/lib/ragops/experiments/actions'
import {
  type ExperimentActState,
  initialExperimentActState,
} from '@/lib/ragops/experiments/form-state'

/** Stops an experiment, or goes on with one that was stopped. */
export function ExperimentAct({ experiment, act }: { experiment: string; act: 'stop' | 'resume' }) {
  const t = useTranslations('experiments')
  const { state, isPending, form } = useActionForm<ExperimentActState>({
    action: act === 'stop' ? stopRunning : goOn,
    initial: initialExperimentActState,
  })
  return (
    <form {...form} className="pt-3">
      <input type="hidden" name="experiment" value={experiment} />
      <FormStatus tone="error">{state.reason ? t(`problem.${state.reason}`) : null}</FormStatus>
      <SubmitButton pending={isPending} look={act === 'resume' ? 'primary' : undefined}>
        {t(`progress.${act}`)}
      </SubmitButton>
    </form>
  )
}
