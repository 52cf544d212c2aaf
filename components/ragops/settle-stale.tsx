'use client'

import { useTranslations } from 'next-intl'
import { FormStatus } from '@/components/ui/form/form-status'
import { SubmitButton } from '@/components/ui/form/submit-button'
import { useActionForm } from '@/components/ui/form/use-action-form'
import { type ChangeState, initialChangeState } from '@/lib/ragops/datasets/form-state'
import { settle } from '@/lib/ragops/drift/actions'

/** Takes something off the list of what is stale. */
export function SettleStale({ stale, name }: { stale: string; name: string }) {
  const t = useTranslations('ragops')
  const { state, isPending, form } = useActionForm<ChangeState>({
    action: settle,
    initial: initialChangeState,
  })
  return (
    <form {...form}>
      <input type="hidden" name="stale" value={stale} />
      <SubmitButton pending={isPending} label={`${t('stale.settle')}: ${name}`}>
        {t('stale.settle')}
      </SubmitButton>
      <FormStatus tone="error">{state.reason ? t(`problem.${state.reason}`) : null}</FormStatus>
    </form>
  )
}
