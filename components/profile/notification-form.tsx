'use client'

import { useTranslations } from 'next-intl'
import { useActionState } from 'react'
import { CheckboxField } from '@/components/ui/field'
import { Moment } from '@/components/ui/moment'
import type { Profile } from '@/lib/profile/schema'
import { saveNotifications } from '@/lib/profile/settings/actions'
import { type SettingState, settingStart } from '@/lib/profile/settings/form-state'
import { Said } from './said'
import { isProblem, SettingProblem } from './setting-problem'
import { SubmitButton } from './submit-button'
import { useKeptForm } from './use-kept-form'

/** Which mails come besides those that always do. */
export function NotificationForm({
  marketingAgreedAt,
  signInAlerts,
}: Pick<Profile, 'marketingAgreedAt' | 'signInAlerts'>) {
  const t = useTranslations('settings.notifications')
  const { state, pending, form } = useKeptForm<SettingState>(
    saveNotifications,
    useActionState(saveNotifications, settingStart),
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
              {t('marketingSince')} <Moment at={marketingAgreedAt} />
            </>
          ) : (
            t('marketingHint')
          )
        }
      />
      <p className="text-sm text-soft">{t('always')}</p>
      <Said tone={state.outcome === 'saved' ? 'good' : 'error'}>
        {isProblem(state.outcome) ? <SettingProblem problem={state.outcome} /> : null}
        {state.outcome === 'saved' ? t('saved') : null}
      </Said>
      <SubmitButton pending={pending}>{t(pending ? 'saving' : 'save')}</SubmitButton>
    </form>
  )
}
