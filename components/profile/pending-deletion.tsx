'use client'

import { useLocale, useTranslations } from 'next-intl'
import { DateTime } from '@/components/ui/date-time'
import { FormStatus } from '@/components/ui/form/form-status'
import { SubmitButton } from '@/components/ui/form/submit-button'
import { useActionForm } from '@/components/ui/form/use-action-form'
import { Notice } from '@/components/ui/notice'
import { withdrawDeletion } from '@/lib/profile/actions'
import { initialWithdrawState, type WithdrawState } from '@/lib/profile/form-state'
import { LogInLink } from './log-in-link'

/** Says that the account waits to be deleted, and takes that back. */
export function PendingDeletion({ requestedAt }: { requestedAt: string }) {
  const t = useTranslations('profile.pending')
  const problems = useTranslations('profile.problem')
  const locale = useLocale()
  const { state, isPending, form } = useActionForm<WithdrawState>({
    action: withdrawDeletion,
    initial: initialWithdrawState,
  })
  return (
    <Notice tone="warn" title={t('title')}>
      <p>
        {t('requested')} <DateTime at={requestedAt} />
      </p>
      <p>{t('text')}</p>
      <form {...form} className="mt-3 space-y-3">
        <input type="hidden" name="locale" value={locale} />
        <FormStatus tone="error">
          {state.reason ? (
            <>
              {problems(state.reason)}{' '}
              {state.reason === 'unauthorized' ? <LogInLink next="/profile" /> : null}
            </>
          ) : null}
        </FormStatus>
        <SubmitButton pending={isPending}>{t(isPending ? 'withdrawing' : 'withdraw')}</SubmitButton>
      </form>
    </Notice>
  )
}
