'use client'

import { useTranslations } from 'next-intl'
import { CheckboxField, SelectField, TextField } from '@/components/ui/form/field'
import { FieldError } from '@/components/ui/form/field-frame'
import { FormStatus } from '@/components/ui/form/form-status'
import { SubmitButton } from '@/components/ui/form/submit-button'
import { useActionForm } from '@/components/ui/form/use-action-form'
import { ShownSecret } from '@/components/ui/shown-secret'
import { addApiKey } from '@/lib/api-keys/actions'
import {
  apiScopes,
  highestDailyLimit,
  lifetimes,
  longestName,
  mostKeys,
} from '@/lib/api-keys/constants'
import { initialNewKeyState, type NewKeyState } from '@/lib/api-keys/form-state'

const loadSchema = async () => (await import('@/lib/api-keys/schema')).newKeySchema

/** Makes a key: what it is for, what it opens, how long it is good. */
export function NewKeyForm() {
  const t = useTranslations('apiKeys')
  const { state, isPending, form, field, errors } = useActionForm<NewKeyState>({
    action: addApiKey,
    initial: initialNewKeyState,
    schema: loadSchema,
    clearWhenDone: ['name'],
    errorText: (key) => t(`error.${key}`, { most: longestName, highest: highestDailyLimit }),
  })
  const given = state.values.scopes?.split(',') ?? ['corpus:read', 'citations:check']
  return (
    <form {...form} className="space-y-4">
      <TextField
        {...field('name')}
        label={t('form.name')}
        hint={t('form.nameHint')}
        maxLength={longestName}
        autoComplete="off"
        required
      />
      <fieldset
        aria-invalid={errors.scopes ? true : undefined}
        aria-describedby={errors.scopes ? 'scopes-error' : undefined}
      >
        <legend className="text-sm font-semibold">{t('form.scopes')}</legend>
        <div className="mt-1 space-y-1.5">
          {apiScopes.map((scope) => (
            <CheckboxField
              key={scope}
              {...field('scopes')}
              value={scope}
              defaultValue={undefined}
              error={undefined}
              defaultChecked={given.includes(scope)}
              label={t(`scope.${scope.replace(':', '_') as 'mcp'}`)}
              hint={<code>{scope}</code>}
            />
          ))}
        </div>
        <FieldError id="scopes-error">
          {errors.scopes ? t(`error.${errors.scopes}`, { most: 0, highest: 0 }) : null}
        </FieldError>
      </fieldset>
      <div className="grid items-end gap-4 sm:grid-cols-2">
        <SelectField {...field('lifetime')} defaultValue="90" label={t('form.lifetime')}>
          {lifetimes.map((days) => (
            <option key={days} value={days}>
              {t('form.days', { days })}
            </option>
          ))}
        </SelectField>
        <TextField
          {...field('dailyLimit')}
          label={t('form.dailyLimit')}
          hint={t('form.dailyLimitHint')}
          inputMode="numeric"
          autoComplete="off"
        />
      </div>
      <FormStatus tone="error">
        {state.reason ? t(`problem.${state.reason}`, { most: mostKeys }) : null}
      </FormStatus>
      <div aria-live="polite">
        {state.result ? <ShownSecret value={state.result.key} words="apiKeys.shown" /> : null}
      </div>
      <SubmitButton pending={isPending} look="primary">
        {t(isPending ? 'form.making' : 'form.make')}
      </SubmitButton>
    </form>
  )
}
