'use client'

import { useLocale, useTranslations } from 'next-intl'
import { FormStatus } from '@/components/ui/form/form-status'
import { SubmitButton } from '@/components/ui/form/submit-button'
import { useActionForm } from '@/components/ui/form/use-action-form'
import { accept } from '@/lib/organizations/actions'
import { type AcceptState, initialAcceptState } from '@/lib/organizations/form-state'

/** Takes the place that a mail offered. Nothing is used up before the button is pressed. */
export function AcceptForm({ token }: { token: string }) {
  const t = useTranslations('organizations')
  const locale = useLocale()
  const { state, isPending, form } = useActionForm<AcceptState>({
    action: accept,
    initial: initialAcceptState,
  })
  return (
    <form {...form} className="space-y-3">
      <input type="hidden" name="token" value={token} />
      <input type="hidden" name="locale" value={locale} />
      <FormStatus tone="error">{state.reason ? t(`problem.${state.reason}`) : null}</FormStatus>
      <SubmitButton pending={isPending} look="primary">
        {t(isPending ? 'accept.accepting' : 'accept.accept')}
      </SubmitButton>
    </form>
  )
}
