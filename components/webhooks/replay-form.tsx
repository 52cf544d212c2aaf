'use client'

import { useTranslations } from 'next-intl'
import { FormStatus } from '@/components/ui/form/form-status'
import { SubmitButton } from '@/components/ui/form/submit-button'
import { useActionForm } from '@/components/ui/form/use-action-form'
import { replay } from '@/lib/webhooks/actions'
import { mostWebhooks } from '@/lib/webhooks/constants'
import { initialReplayState, type ReplayState } from '@/lib/webhooks/form-state'

/** Sends a message again as it was. */
export function ReplayForm({ message, name }: { message: string; name: string }) {
  const t = useTranslations('webhooks')
  const { state, isPending, form } = useActionForm<ReplayState>({
    action: replay,
    initial: initialReplayState,
  })
  return (
    <form {...form}>
      <input type="hidden" name="message" value={message} />
      <SubmitButton pending={isPending} label={`${t('log.replay')}: ${name}`}>
        {t('log.replay')}
      </SubmitButton>
      <FormStatus tone="error">
        {state.reason ? t(`problem.${state.reason}`, { most: mostWebhooks }) : null}
      </FormStatus>
    </form>
  )
}
