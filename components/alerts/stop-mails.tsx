'use client'

import { useTranslations } from 'next-intl'
import { FormStatus } from '@/components/ui/form/form-status'
import { SubmitButton } from '@/components/ui/form/submit-button'
import { useActionForm } from '@/components/ui/form/use-action-form'
import { stopMails } from '@/lib/alerts/actions'
import { initialMailState, type MailState } from '@/lib/alerts/form-state'

/** The one press that stops the mails, and takes that back; the link of a mail says whose they are. */
export function StopMails({ token }: { token: string }) {
  const t = useTranslations('alerts.stop')
  const { state, isPending, form } = useActionForm<MailState>({
    action: stopMails,
    initial: initialMailState,
  })
  const isStopped = state.result === 'stopped'
  return (
    <form {...form} className="space-y-4">
      <input type="hidden" name="token" value={token} />
      <input type="hidden" name="mail" value={isStopped ? 'resume' : 'stop'} />
      {state.result ? null : <p>{t('lead')}</p>}
      <FormStatus tone="good">{state.result ? t(state.result) : null}</FormStatus>
      <FormStatus tone="error">{state.reason ? t(`problem.${state.reason}`) : null}</FormStatus>
      <SubmitButton pending={isPending} look={isStopped ? 'quiet' : 'primary'}>
        {t(isStopped ? 'resume' : 'press')}
      </SubmitButton>
    </form>
  )
}
