'use client'

import { useFormatter, useTranslations } from 'next-intl'
import { SelectField } from '@/components/ui/form/field'
import { FormStatus } from '@/components/ui/form/form-status'
import { SubmitButton } from '@/components/ui/form/submit-button'
import { useActionForm } from '@/components/ui/form/use-action-form'
import { moveLabel } from '@/lib/ragops/configurations/actions'
import { canaryShares, configurationLabels } from '@/lib/ragops/configurations/constants'
import { initialMoveState, type MoveState } from '@/lib/ragops/configurations/form-state'

const loadSchema = async () => (await import('@/lib/ragops/configurations/schema')).moveFormSchema

/** Puts a label on a configuration. */
export function MoveForm({ configuration }: { configuration: string }) {
  const t = useTranslations('configurations')
  const format = useFormatter()
  const { state, isPending, form, field } = useActionForm<MoveState>({
    action: moveLabel,
    initial: { ...initialMoveState, values: { label: 'canary', share: '0.05' } },
    schema: loadSchema,
    errorText: (key) => t(`error.${key}`),
  })
  return (
    <form {...form} className="max-w-[40rem] space-y-4">
      <input type="hidden" name="configuration" value={configuration} />
      <div className="grid items-start gap-4 sm:grid-cols-2">
        <SelectField {...field('label')} label={t('move.label')} hint={t('move.labelHint')}>
          {configurationLabels.map((label) => (
            <option key={label} value={label}>
              {t(`label.${label}`)}
            </option>
          ))}
        </SelectField>
        <SelectField {...field('share')} label={t('move.share')} hint={t('move.shareHint')}>
          {canaryShares.map((share) => (
            <option key={share} value={share}>
              {format.number(share, { style: 'percent' })}
            </option>
          ))}
        </SelectField>
      </div>
      <FormStatus tone="error">{state.reason ? t(`problem.${state.reason}`) : null}</FormStatus>
      <FormStatus tone="good">{state.result === 'moved' ? t('move.moved') : null}</FormStatus>
      <SubmitButton pending={isPending} look="primary">
        {t('move.submit')}
      </SubmitButton>
    </form>
  )
}
