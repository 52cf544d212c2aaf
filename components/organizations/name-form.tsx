'use client'

import { useLocale, useTranslations } from 'next-intl'
import { TextField } from '@/components/ui/form/field'
import { FormStatus } from '@/components/ui/form/form-status'
import { SubmitButton } from '@/components/ui/form/submit-button'
import { useActionForm } from '@/components/ui/form/use-action-form'
import { writeOrganization } from '@/lib/organizations/actions'
import { longestOrganizationName } from '@/lib/organizations/constants'
import { initialNameState, type NameState } from '@/lib/organizations/form-state'

const loadSchema = async () => (await import('@/lib/organizations/schema')).organizationFormSchema

/** Makes an organisation, or gives one another name. */
export function NameForm({ organization }: { organization?: { id: string; name: string } }) {
  const t = useTranslations('organizations')
  const locale = useLocale()
  const { state, isPending, form, field } = useActionForm<NameState>({
    action: writeOrganization,
    initial: { ...initialNameState, values: { name: organization?.name } },
    schema: loadSchema,
    errorText: (key) => t(`error.${key}`),
  })
  const idle = organization ? t('name.save') : t('name.make')
  return (
    <form {...form} className="space-y-4">
      <input type="hidden" name="locale" value={locale} />
      {organization ? <input type="hidden" name="organization" value={organization.id} /> : null}
      <TextField
        {...field('name')}
        label={t('name.label')}
        hint={organization ? undefined : t('name.hint')}
        maxLength={longestOrganizationName}
        autoComplete="organization"
        required
      />
      <FormStatus tone="error">{state.reason ? t(`problem.${state.reason}`) : null}</FormStatus>
      <FormStatus tone="good">{state.result ? t('name.saved') : null}</FormStatus>
      <SubmitButton pending={isPending} look={organization ? 'quiet' : 'primary'}>
        {isPending && !organization ? t('name.making') : idle}
      </SubmitButton>
    </form>
  )
}
