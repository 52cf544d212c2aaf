'use client'

import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { SelectField, TextArea } from '@/components/ui/form/field'
import { FormStatus } from '@/components/ui/form/form-status'
import { SubmitButton } from '@/components/ui/form/submit-button'
import { useActionForm } from '@/components/ui/form/use-action-form'
import { longestTestText, mostTestedReviews } from '@/lib/contracts/playbooks/constants'
import { initialTestState, type TestState } from '@/lib/contracts/playbooks/form-state'
import { testPlaybook } from '@/lib/contracts/playbooks/run-actions'
import { TestResult } from './test-result'

const loadSchema = async () => (await import('@/lib/contracts/playbooks/schema')).testFormSchema

/** Tries the draft on a contract before it is published. */
export function TestForm({
  playbook,
  reviews,
}: {
  playbook: string
  reviews: readonly { id: string; title: string }[]
}) {
  const t = useTranslations('playbooks')
  const [on, setOn] = useState('text')
  const { state, isPending, form, field } = useActionForm<TestState>({
    action: testPlaybook,
    initial: { ...initialTestState, values: { on: 'text' } },
    schema: loadSchema,
    errorText: (key) => t(`error.${key}`),
  })
  const onField = field('on')
  return (
    <>
      <form {...form} className="space-y-4">
        <input type="hidden" name="playbook" value={playbook} />
        <SelectField
          {...onField}
          label={t('test.on')}
          onChange={(event) => {
            onField.onChange(event)
            setOn(event.currentTarget.value)
          }}
        >
          <option value="text">{t('test.onText')}</option>
          {reviews.length > 0 ? (
            <option value="all">{t('test.onAll', { count: mostTestedReviews })}</option>
          ) : null}
          {reviews.map(({ id, title }) => (
            <option key={id} value={id}>
              {title}
            </option>
          ))}
        </SelectField>
        {on === 'text' ? (
          <TextArea
            {...field('text')}
            lang="ko"
            rows={8}
            label={t('test.contract')}
            hint={t('test.contractHint')}
            maxLength={longestTestText}
          />
        ) : null}
        <SubmitButton pending={isPending}>
          {t(isPending ? 'test.running' : 'test.run')}
        </SubmitButton>
        <FormStatus tone="error">{state.reason ? t(`problem.${state.reason}`) : null}</FormStatus>
      </form>
      <div role="status">{state.result ? <TestResult contracts={state.result} /> : null}</div>
    </>
  )
}
