'use client'

import { useTranslations } from 'next-intl'
import { SelectField, TextField } from '@/components/ui/form/field'
import { SelectOptions } from '@/components/ui/form/select-options'
import type { ActionForm } from '@/components/ui/form/use-action-form'
import { figureUnits, limitDirections } from '@/lib/contracts/playbooks/constants'
import type { RuleState } from '@/lib/contracts/playbooks/form-state'

/** The limit of a rule that compares figures. */
export function RuleFigure({ form: { field } }: { form: ActionForm<RuleState> }) {
  const t = useTranslations('playbooks')
  return (
    <div className="grid items-start gap-4 sm:grid-cols-3">
      <SelectField {...field('unit')} label={t('rule.unit')}>
        <SelectOptions of={figureUnits} say={(unit) => t(`unit.${unit}`)} />
      </SelectField>
      <TextField {...field('limit')} label={t('rule.limit')} inputMode="decimal" required />
      <SelectField {...field('direction')} label={t('rule.direction')}>
        <SelectOptions of={limitDirections} say={(each) => t(`direction.${each}`)} />
      </SelectField>
    </div>
  )
}
