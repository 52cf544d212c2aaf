'use client'

import { useTranslations } from 'next-intl'
import { CheckboxField, TextField } from '@/components/ui/form/field'
import { FieldError } from '@/components/ui/form/field-frame'
import { FormStatus } from '@/components/ui/form/form-status'
import { SubmitButton } from '@/components/ui/form/submit-button'
import { useActionForm } from '@/components/ui/form/use-action-form'
import { ShownSecret } from '@/components/ui/shown-secret'
import { addWebhook } from '@/lib/webhooks/actions'
import { longestAddress, mostWebhooks, webhookEvents } from '@/lib/webhooks/constants'
import { initialNewWebhookState, type NewWebhookState } from '@/lib/webhooks/form-state'

/** Makes an address: where to, and what is told. */
export function WebhookForm() {
  const t = useTranslations('webhooks')
  const { state, isPending, form, field, errors } = useActionForm<NewWebhookState>({
    action: addWebhook,
    initial: initialNewWebhookState,
    clearWhenDone: ['url'],
    errorText: (key) => t(`error.${key}`),
  })
  const given = state.values.events?.split(',') ?? [...webhookEvents]
  return (
    <form {...form} className="space-y-4">
      <TextField
        {...field('url')}
        label={t('form.url')}
        hint={t('form.urlHint')}
        inputMode="url"
        maxLength={longestAddress}
        autoComplete="off"
        required
      />
      <fieldset
        aria-invalid={errors.events ? true : undefined}
        aria-describedby={errors.events ? 'events-error' : undefined}
      >
        <legend className="text-sm font-semibold">{t('form.events')}</legend>
        <div className="mt-1 space-y-1.5">
          {webhookEvents.map((event) => (
            <CheckboxField
              key={event}
              name="events"
              value={event}
              defaultChecked={given.includes(event)}
              label={t(`event.${event.replace('.', '_') as 'alert_created'}`)}
              hint={<code>{event}</code>}
            />
          ))}
        </div>
        <FieldError id="events-error">
          {errors.events ? t(`error.${errors.events}`) : null}
        </FieldError>
      </fieldset>
      <FormStatus tone="error">
        {state.reason ? t(`problem.${state.reason}`, { most: mostWebhooks }) : null}
      </FormStatus>
      <div aria-live="polite">
        {state.result ? <ShownSecret value={state.result.secret} words="webhooks.shown" /> : null}
      </div>
      <SubmitButton pending={isPending} look="primary">
        {t('form.submit')}
      </SubmitButton>
    </form>
  )
}
