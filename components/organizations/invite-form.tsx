'use client'

import { useLocale, useTranslations } from 'next-intl'
import { SelectField, TextField } from '@/components/ui/form/field'
import { FormStatus } from '@/components/ui/form/form-status'
import { SelectOptions } from '@/components/ui/form/select-options'
import { SubmitButton } from '@/components/ui/form/submit-button'
import { useActionForm } from '@/components/ui/form/use-action-form'
import { locales } from '@/lib/i18n/routing'
import { invite } from '@/lib/organizations/actions'
import { invitedRoles } from '@/lib/organizations/constants'
import { type InviteState, initialInviteState } from '@/lib/organizations/form-state'

const loadSchema = async () => (await import('@/lib/organizations/schema')).invitationFormSchema

/** Invites an address, as something, in a language. */
export function InviteForm({ organization, isFull }: { organization: string; isFull: boolean }) {
  const t = useTranslations('organizations')
  const languages = useTranslations('language')
  const locale = useLocale()
  const { state, isPending, form, field } = useActionForm<InviteState>({
    action: invite,
    initial: {
      ...initialInviteState,
      values: { role: isFull ? 'viewer' : 'member', language: locale },
    },
    schema: loadSchema,
    clearWhenDone: ['email'],
    errorText: (key) => t(`error.${key}`),
  })
  return (
    <form {...form} className="space-y-4">
      <input type="hidden" name="organization" value={organization} />
      <TextField
        {...field('email')}
        type="email"
        label={t('invite.email')}
        maxLength={254}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        required
      />
      <div className="grid items-start gap-4 sm:grid-cols-2">
        <SelectField {...field('role')} label={t('invite.role')}>
          <SelectOptions of={invitedRoles} say={(role) => t(`role.${role}`)} />
        </SelectField>
        <SelectField
          {...field('language')}
          label={t('invite.language')}
          hint={t('invite.languageHint')}
        >
          <SelectOptions of={locales} say={(each) => languages(each)} />
        </SelectField>
      </div>
      <FormStatus tone="error">{state.reason ? t(`problem.${state.reason}`) : null}</FormStatus>
      <FormStatus tone="good">
        {state.result ? t('invite.sent', { email: state.result.email }) : null}
      </FormStatus>
      <SubmitButton pending={isPending} look="primary">
        {t(isPending ? 'invite.sending' : 'invite.send')}
      </SubmitButton>
    </form>
  )
}
