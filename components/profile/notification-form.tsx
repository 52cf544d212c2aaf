'use client'

import { useTranslations } from 'next-intl'
import { DateTime } from '@/components/ui/date-time'
import { CheckboxField } from '@/components/ui/form/field'
import { FormStatus } from '@/components/ui/form/form-status'
import { SubmitButton } from '@/components/ui/form/submit-button'
import { useActionForm } from '@/components/ui/form/use-action-form'
import type { Profile } from '@/lib/profile/schema'
import { saveNotifications } from '@/lib/profile/settings/actions'
import { initialSettingState, type SettingState } from '@/lib/profile/settings/form-state'
import { SettingFailure } from './setting-failure'

/** Which mails come besides those that always do. */
export function NotificationForm({
  marketingAgreedAt,
  signInAlerts,
}: Pick<Profile, 'marketingAgreedAt' | 'signInAlerts'>) {
  const t = useTranslations('settings.notifications')
  const { state, isPending, form } = useActionForm<SettingState>({
    action: saveNotifications,
    initial: initialSettingState,
  })
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
      <FormStatus tone={state.result ? 'good' : 'error'}>
        {state.reason ? <SettingFailure reason={state.reason} /> : null}
        {state.result ? t('saved') : null}
      </FormStatus>
      <SubmitButton pending={isPending}>{t(isPending ? 'saving' : 'save')}</SubmitButton>
    </form>
  )
}
