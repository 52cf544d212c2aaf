'use client'

import { useTranslations } from 'next-intl'
import { SelectField, TextField } from '@/components/ui/form/field'
import { FormStatus } from '@/components/ui/form/form-status'
import { SubmitButton } from '@/components/ui/form/submit-button'
import { useActionForm } from '@/components/ui/form/use-action-form'
import { addMatterParty } from '@/lib/matters/actions'
import { longest, partyRoles } from '@/lib/matters/constants'
import { initialPartyState, type PartyState } from '@/lib/matters/form-state'

const loadSchema = async () => (await import('@/lib/matters/schema')).partyFormSchema

/** Adds somebody who has to do with a matter. */
export function PartyForm({ matter }: { matter: string }) {
  const t = useTranslations('matters')
  const { state, isPending, form, field } = useActionForm<PartyState>({
    action: addMatterParty,
    initial: initialPartyState,
    schema: loadSchema,
    errorText: (key) => t(`error.${key}`),
    clearWhenDone: ['name', 'contact'],
  })
  return (
    <form {...form} className="space-y-4">
      <input type="hidden" name="matter" value={matter} />
      <div className="grid items-start gap-4 sm:grid-cols-[10rem_minmax(0,1fr)]">
        <SelectField {...field('role')} label={t('party.role')}>
          {partyRoles.map((role) => (
            <option key={role} value={role}>
              {t(`role.${role}`)}
            </option>
          ))}
        </SelectField>
        <TextField
          {...field('name')}
          label={t('party.name')}
          maxLength={longest.name}
          autoComplete="off"
          required
        />
      </div>
      <TextField
        {...field('contact')}
        label={t('party.contact')}
        hint={t('party.contactHint')}
        maxLength={longest.contact}
        autoComplete="off"
      />
      <FormStatus tone="error">{state.reason ? t(`problem.${state.reason}`) : null}</FormStatus>
      <SubmitButton pending={isPending}>{t('party.add')}</SubmitButton>
    </form>
  )
}
