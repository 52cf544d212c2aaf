'use client'

import { useTranslations } from 'next-intl'
import { useActionState } from 'react'
import { DateTime } from '@/components/ui/date-time'
import { CheckboxField } from '@/components/ui/form/field'
import { FormStatus } from '@/components/ui/form/form-status'
import { SubmitButton } from '@/components/ui/form/submit-button'
import type { Profile } from '@/lib/profile/schema'
import { saveNotifications } from '@/lib/profile/settings/actions'
import { initialSettingState, type SettingState } from '@/lib/profile/settings/form-state'
import { isFailure, SettingFailure } from './setting-failure'
import { useKeptForm } from './use-kept-form'

/** Which mails come besides those that always do. */
export function NotificationForm({
  marketingAgreedAt,
  signInAlerts,
}: Pick<Profile, 'marketingAgreedAt' | 'signInAlerts'>) {
  const t = useTranslations('settings.notifications')
  const { state, pending, form } = useKeptForm<SettingState>(
    saveNotifications,
    useActionState(saveNotifications, initialSettingState),
    (before) => ({ ...before, outcome: 'network' }),
  )
  return (
    <form {...form} className="space-y-4">
      <CheckboxField
        name="signInAlerts"
        value="on"
        defaultChecked={signInAlerts}
        label={t('alerts')}
        hint={t('alertsHint')}
      />
      <CheckboxField
        name="marketing"
        value="on"
        defaultChecked={marketingAgreedAt !== null}
        label={t('marketing')}
        hint={
          marketingAgreedAt ? (
            <>
              {t('marketingSince')} <DateTime at={marketingAgreedAt} />
            </>
          ) : (
            t('marketingHint')
          )
        }
      />
      <p className="text-sm text-soft">{t('always')}</p>
      <FormStatus tone={state.outcome === 'saved' ? 'good' : 'error'}>
        {isFailure(state.outcome) ? <SettingFailure problem={state.outcome} /> : null}
        {state.outcome === 'saved' ? t('saved') : null}
      </FormStatus>
      <SubmitButton pending={pending}>{t(pending ? 'saving' : 'save')}</SubmitButton>
    </form>
  )
}
