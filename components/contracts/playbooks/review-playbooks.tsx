'use client'

import { useTranslations } from 'next-intl'
import { SelectField } from '@/components/ui/form/field'
import { FormStatus } from '@/components/ui/form/form-status'
import { SubmitButton } from '@/components/ui/form/submit-button'
import { useActionForm } from '@/components/ui/form/use-action-form'
import { SettingsSection } from '@/components/ui/settings-section'
import { initialRunState, type RunState } from '@/lib/contracts/playbooks/form-state'
import { runOnReview } from '@/lib/contracts/playbooks/run-actions'
import type { PlaybookRun } from '@/lib/contracts/playbooks/schema'
import { RunList } from './run-list'

/** Runs an organisation's playbook on a review of one's own; what was run stands below with its version. */
export function ReviewPlaybooks({
  review,
  versions,
  runs,
}: {
  review: string
  versions: readonly { id: string; name: string; no: number }[]
  runs: readonly PlaybookRun[]
}) {
  const t = useTranslations('playbooks')
  const { state, isPending, form, field } = useActionForm<RunState>({
    action: runOnReview,
    initial: initialRunState,
    errorText: (key) => t(`error.${key}`),
  })
  return (
    <div className="no-print">
      <SettingsSection id="playbooks" title={t('run.title')} text={t('run.text')} isDense>
        {versions.length > 0 ? (
          <form {...form} className="space-y-4">
            <input type="hidden" name="review" value={review} />
            <SelectField {...field('version')} label={t('run.version')}>
              {versions.map(({ id, name, no }) => (
                <option key={id} value={id}>
                  {name} {t('versionNo', { version: no })}
                </option>
              ))}
            </SelectField>
            <SubmitButton pending={isPending}>
              {t(isPending ? 'run.running' : 'run.run')}
            </SubmitButton>
            <FormStatus tone="error">
              {state.reason ? t(`problem.${state.reason}`) : null}
            </FormStatus>
            <FormStatus tone="good">
              {state.result ? t('run.done', { count: state.result.findings }) : null}
            </FormStatus>
          </form>
        ) : null}
        {runs.length > 0 ? <RunList runs={runs} /> : null}
      </SettingsSection>
    </div>
  )
}
