'use client'

import { useLocale, useTranslations } from 'next-intl'
import { useState } from 'react'
import { SelectField, TextArea, TextField } from '@/components/ui/form/field'
import { FormStatus } from '@/components/ui/form/form-status'
import { SelectOptions } from '@/components/ui/form/select-options'
import { SubmitButton } from '@/components/ui/form/submit-button'
import { useActionForm } from '@/components/ui/form/use-action-form'
import { contractTypes, severities } from '@/lib/contracts/constants'
import { saveRule } from '@/lib/contracts/playbooks/actions'
import {
  checkKinds,
  longestApprover,
  longestRuleTitle,
  longestWording,
} from '@/lib/contracts/playbooks/constants'
import { initialRuleState, type RuleState } from '@/lib/contracts/playbooks/form-state'
import { RuleFigure } from './rule-figure'

const loadSchema = async () => (await import('@/lib/contracts/playbooks/schema')).ruleFormSchema

/** One rule: what it looks at, how grave it is, what to write instead, who decides. */
export function RuleForm({
  playbook,
  rev,
  rule,
  values,
  topics,
}: {
  playbook: string
  rev: number
  /** Null: a new one. */
  rule: string | null
  values: Record<string, string>
  topics: readonly { topic: string; name: string }[]
}) {
  const t = useTranslations('playbooks')
  const types = useTranslations('contracts.types')
  const grades = useTranslations('contractReview.severity')
  const locale = useLocale()
  const [kind, setKind] = useState(values.kind ?? 'present')
  const action = useActionForm<RuleState>({
    action: saveRule,
    initial: { ...initialRuleState, values: { kind: 'present', severity: 'medium', ...values } },
    schema: loadSchema,
    errorText: (key) => t(`error.${key}`),
  })
  const { state, isPending, form, field } = action
  const kindField = field('kind')
  return (
    <form {...form} className="space-y-4">
      <input type="hidden" name="locale" value={locale} />
      <input type="hidden" name="playbook" value={playbook} />
      <input type="hidden" name="rev" value={rev} />
      <input type="hidden" name="rule" value={rule ?? ''} />
      <TextField
        {...field('title')}
        label={t('rule.title')}
        hint={t('rule.titleHint')}
        maxLength={longestRuleTitle}
        required
      />
      <SelectField
        {...kindField}
        label={t('rule.kind')}
        onChange={(event) => {
          kindField.onChange(event)
          setKind(event.currentTarget.value)
        }}
      >
        <SelectOptions of={checkKinds} say={(each) => t(`kind.${each}`)} />
      </SelectField>
      {kind === 'topic' ? (
        <SelectField {...field('topic')} label={t('rule.topic')}>
          {topics.map(({ topic, name }) => (
            <option key={topic} value={topic}>
              {name}
            </option>
          ))}
        </SelectField>
      ) : (
        <>
          {kind === 'number' ? <RuleFigure form={action} /> : null}
          <TextField
            {...field('words')}
            lang="ko"
            label={t('rule.words')}
            hint={t(kind === 'number' ? 'rule.wordsNumberHint' : 'rule.wordsHint')}
            required={kind !== 'number'}
          />
          <TextField
            {...field('clause')}
            lang="ko"
            label={t('rule.clause')}
            hint={t('rule.clauseHint')}
          />
        </>
      )}
      <div className="grid items-start gap-4 sm:grid-cols-2">
        <SelectField {...field('severity')} label={t('rule.severity')}>
          <SelectOptions of={severities} say={(each) => grades(each)} />
        </SelectField>
        <SelectField {...field('type')} label={t('rule.type')}>
          <SelectOptions of={contractTypes} say={(each) => types(each)} any={t('rule.everyType')} />
        </SelectField>
      </div>
      <TextArea
        {...field('preferred')}
        lang="ko"
        rows={3}
        label={t('rule.preferred')}
        maxLength={longestWording}
      />
      <TextArea
        {...field('fallback')}
        lang="ko"
        rows={3}
        label={t('rule.fallback')}
        hint={t('rule.fallbackHint')}
        maxLength={longestWording}
      />
      <TextField
        {...field('approver')}
        label={t('rule.approver')}
        hint={t('rule.approverHint')}
        maxLength={longestApprover}
      />
      <SubmitButton pending={isPending} look="primary">
        {t(rule ? 'rule.save' : 'rule.add')}
      </SubmitButton>
      <FormStatus tone="error">{state.reason ? t(`problem.${state.reason}`) : null}</FormStatus>
    </form>
  )
}
