'use client'

import { useTranslations } from 'next-intl'
import { FormStatus } from '@/components/ui/form/form-status'
import { NamedSelect } from '@/components/ui/form/named-select'
import { SubmitButton } from '@/components/ui/form/submit-button'
import { useActionForm } from '@/components/ui/form/use-action-form'
import { Link } from '@/lib/i18n/navigation'
import { annotateTrace } from '@/lib/ragops/annotation/actions'
import { queuePath } from '@/lib/ragops/annotation/constants'
import { initialTraceState, type TraceState } from '@/lib/ragops/annotation/form-state'

/** Lets the people of an organisation judge an answer of one's own. */
export function AnnotateTraceForm({
  trace,
  queues,
}: {
  trace: string
  queues: readonly { id: string; name: string }[]
}) {
  const t = useTranslations('annotation')
  const { state, isPending, form, field } = useActionForm<TraceState>({
    action: annotateTrace,
    initial: initialTraceState,
    errorText: (key) => t(`error.${key}`),
  })
  return (
    <form {...form} className="space-y-4">
      <input type="hidden" name="trace" value={trace} />
      <NamedSelect {...field('queue')} label={t('trace.queue')} choices={queues} required />
      <FormStatus tone="error">{state.reason ? t(`problem.${state.reason}`) : null}</FormStatus>
      <FormStatus tone="good">
        {state.result ? (
          <>
            {t(state.result.added > 0 ? 'trace.added' : 'trace.held')}{' '}
            <Link href={queuePath(state.result.queue)} className="link">
              {t('trace.open')}
            </Link>
          </>
        ) : null}
      </FormStatus>
      <SubmitButton pending={isPending}>{t('trace.submit')}</SubmitButton>
    </form>
  )
}
