'use client'

import { useLocale, useTranslations } from 'next-intl'
import { TextField } from '@/components/ui/form/field'
import { FormStatus } from '@/components/ui/form/form-status'
import { NamedSelect } from '@/components/ui/form/named-select'
import { SubmitButton } from '@/components/ui/form/submit-button'
import { useActionForm } from '@/components/ui/form/use-action-form'
import { makePlaybook } from '@/lib/contracts/playbooks/actions'
import { longestPlaybookName } from '@/lib/contracts/playbooks/constants'
import {
  initialPlaybookNameState,
  type PlaybookNameState,
} from '@/lib/contracts/playbooks/form-state'

const loadSchema = async () => (await import('@/lib/contracts/playbooks/schema')).playbookFormSchema

/** A new playbook, of an organisation that one administers. */
export function PlaybookNameForm({
  organizations,
}: {
  organizations: readonly { id: string; name: string }[]
}) {
  const t = useTranslations('playbooks')
  const locale = useLocale()
  const { state, isPending, form, field } = useActionForm<PlaybookNameState>({
    action: makePlaybook,
    initial: initialPlaybookNameState,
    schema: loadSchema,
    errorText: (key) => t(`error.${key}`),
  })
  return (
    <form {...form} className="space-y-4">
      <input type="hidden" name="locale" value={locale} />
      <NamedSelect
        {...field('organization')}
        label={t('new.organization')}
        choices={organizations}
      />
      <TextField
        {...field('name')}
        label={t('new.name')}
        maxLength={longestPlaybookName}
        required
      />
      <SubmitButton pending={isPending} look="primary">
        {t('new.make')}
      </SubmitButton>
      <FormStatus tone="error">{state.reason ? t(`problem.${state.reason}`) : null}</FormStatus>
    </form>
  )
}
