'use client'

import { useTranslations } from 'next-intl'
import { FormStatus } from '@/components/ui/form/form-status'
import { SubmitButton } from '@/components/ui/form/submit-button'
import { useActionForm } from '@/components/ui/form/use-action-form'
import { rollBackLabel } from '@/lib/ragops/configurations/actions'
import type { ConfigurationLabel } from '@/lib/ragops/configurations/constants'
import { initialRollBackState, type RollBackState } from '@/lib/ragops/configurations/form-state'

/** One press, at once: what goes wrong for people must not wait for a question. */
export function RollBack({ label }: { label: ConfigurationLabel }) {
  const t = useTranslations('configurations')
  const { state, isPending, form } = useActionForm<RollBackState>({
    action: rollBackLabel,
    initial: initialRollBackState,
  })
  return (
    <form {...form} className="space-y-2">
      <input type="hidden" name="label" value={label} />
      <SubmitButton pending={isPending} look="danger">
        {t(`rollBack.${label}`)}
      </SubmitButton>
      <FormStatus tone="error">{state.reason ? t(`problem.${state.reason}`) : null}</FormStatus>
    </form>
  )
}
