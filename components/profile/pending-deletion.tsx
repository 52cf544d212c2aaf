'use client'

import { useLocale, useTranslations } from 'next-intl'
import { useActionState } from 'react'
import { DateTime } from '@/components/ui/date-time'
import { FormStatus } from '@/components/ui/form/form-status'
import { SubmitButton } from '@/components/ui/form/submit-button'
import { Notice } from '@/components/ui/notice'
import { withdrawDeletion } from '@/lib/profile/actions'
import { initialWithdrawState, type WithdrawState } from '@/lib/profile/form-state'
import { LogInLink } from './log-in-link'
import { useKeptForm } from './use-kept-form'

/** Says that the account waits to be deleted, and takes that back. */
export function PendingDeletion({ requestedAt }: { requestedAt: string }) {
  const t = useTranslations('profile.pending')
  const problems = useTranslations('profile.problem')
  const locale = useLocale()
  const { state, pending, form } = useKeptForm<WithdrawState>(
    withdrawDeletion,
    useActionState(withdrawDeletion, initialWithdrawState),
    (before) => ({ ...before, problem: 'network' }),
  )
  return (
    <Notice tone="warn" title={t('title')}>
      <p>
        {t('requested')} <DateTime at={requestedAt} />
      </p>
      <p>{t('text')}</p>
      <form {...form} className="mt-3 space-y-3">
        <input type="hidden" name="locale" value={locale} />
        <FormStatus tone="error">
          {state.problem ? (
            <>
              {problems(state.problem)}{' '}
              {state.problem === 'unauthorized' ? <LogInLink next="/profile" /> : null}
            </>
          ) : null}
        </FormStatus>
        <SubmitButton pending={pending}>{t(pending ? 'withdrawing' : 'withdraw')}</SubmitButton>
      </form>
    </Notice>
  )
}
