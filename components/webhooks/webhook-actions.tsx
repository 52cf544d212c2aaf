'use client'

import { useLocale, useTranslations } from 'next-intl'
import { buttonClass } from '@/components/ui/button-class'
import { FoldedDeletion } from '@/components/ui/form/folded-deletion'
import { FormStatus } from '@/components/ui/form/form-status'
import { useActionForm } from '@/components/ui/form/use-action-form'
import { ShownSecret } from '@/components/ui/shown-secret'
import { changeWebhook } from '@/lib/webhooks/actions'
import { mostWebhooks } from '@/lib/webhooks/constants'
import { initialWebhookChangeState, type WebhookChangeState } from '@/lib/webhooks/form-state'

function useChange() {
  return useActionForm<WebhookChangeState>({
    action: changeWebhook,
    initial: initialWebhookChangeState,
  })
}

/** Tries an address, stops it or has it told again, makes another secret. */
export function WebhookActions({ webhook, isDisabled }: { webhook: string; isDisabled: boolean }) {
  const t = useTranslations('webhooks')
  const { state, isPending, form } = useChange()
  const changes = isDisabled
    ? (['enable', 'rotate'] as const)
    : (['test', 'disable', 'rotate'] as const)
  return (
    <div className="space-y-3">
      <form {...form} className="flex flex-wrap gap-2">
        <input type="hidden" name="webhook" value={webhook} />
        {changes.map((change) => (
          <button
            key={change}
            type="submit"
            name="change"
            value={change}
            aria-disabled={isPending}
            className={buttonClass()}
          >
            {t(`change.${change}`)}
          </button>
        ))}
      </form>
      <p className="text-sm text-soft">{t('change.hint')}</p>
      <FormStatus tone="error">
        {state.reason ? t(`problem.${state.reason}`, { most: mostWebhooks }) : null}
      </FormStatus>
      <div aria-live="polite">
        {state.result?.change === 'rotate' ? (
          <ShownSecret value={state.result.secret} words="webhooks.shown" />
        ) : null}
      </div>
      <FormStatus tone="good">
        {state.result && state.result.change !== 'rotate' ? t(`done.${state.result.change}`) : null}
      </FormStatus>
    </div>
  )
}

/** Deleting opens first, so that one press deletes nothing. */
export function WebhookDeletion({ webhook }: { webhook: string }) {
  const t = useTranslations('webhooks')
  const locale = useLocale()
  const { state, isPending, form } = useChange()
  return (
    <FoldedDeletion
      form={form}
      isPending={isPending}
      values={{ webhook, change: 'remove', locale }}
      words={{ open: t('delete.open'), text: t('delete.text'), confirm: t('delete.confirm') }}
      problem={state.reason ? t(`problem.${state.reason}`, { most: mostWebhooks }) : null}
    />
  )
}
