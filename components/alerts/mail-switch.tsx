'use client'

import { useTranslations } from 'next-intl'
import { FormStatus } from '@/components/ui/form/form-status'
import { SubmitButton } from '@/components/ui/form/submit-button'
import { useActionForm } from '@/components/ui/form/use-action-form'
import { changeMails } from '@/lib/alerts/actions'
import { initialMailState, type MailState } from '@/lib/alerts/form-state'

/** Stops all mails of alerts at once, or has them come again. */
export function MailSwitch({ isStopped }: { isStopped: boolean }) {
  const t = useTranslations('alerts')
  const { state, isPending, form } = useActionForm<MailState>({
    action: changeMails,
    initial: initialMailState,
  })
  return (
    <form {...form} className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3 text-sm">
      <input type="hidden" name="mail" value={isStopped ? 'resume' : 'stop'} />
      <p>{t(isStopped ? 'mail.stopped' : 'mail.comes')}</p>
      <SubmitButton pending={isPending}>{t(isStopped ? 'mail.resume' : 'mail.stop')}</SubmitButton>
      <FormStatus tone="error">{state.reason ? t(`problem.${state.reason}`) : null}</FormStatus>
    </form>
  )
}
