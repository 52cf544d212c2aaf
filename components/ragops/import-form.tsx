'use client'

import { useTranslations } from 'next-intl'
import { TextField } from '@/components/ui/form/field'
import { FormStatus } from '@/components/ui/form/form-status'
import { SubmitButton } from '@/components/ui/form/submit-button'
import { useActionForm } from '@/components/ui/form/use-action-form'
import { importItems } from '@/lib/ragops/datasets/actions'
import { type ImportState, initialImportState } from '@/lib/ragops/datasets/form-state'

/** Questions from a file: all of them, or none where a line cannot be read. */
export function ImportForm({ dataset }: { dataset: string }) {
  const t = useTranslations('ragops')
  const { state, isPending, form, field } = useActionForm<ImportState>({
    action: importItems,
    initial: initialImportState,
    errorText: (key) => t(`error.${key === 'tooLong' ? 'tooLarge' : key}`),
  })
  return (
    <form {...form} className="space-y-4">
      <input type="hidden" name="dataset" value={dataset} />
      <TextField
        {...field('file')}
        type="file"
        accept=".csv,.json,.jsonl,.ndjson,.txt"
        label={t('import.file')}
        hint={t('import.hint')}
        className="py-2"
      />
      <FormStatus tone="error">{state.reason ? t(`problem.${state.reason}`) : null}</FormStatus>
      {state.problems.length > 0 ? (
        <ul className="list-disc space-y-1 pl-5 text-sm" aria-label={t('import.problems')}>
          {state.problems.map(({ line, reason, value }) => (
            <li key={`${line} ${reason} ${value}`} className="break-words">
              {t('import.line', { line })}: {t(`line.${reason}`, { value })}
            </li>
          ))}
        </ul>
      ) : null}
      <FormStatus tone="good">{state.result ? t('added', state.result) : null}</FormStatus>
      <SubmitButton pending={isPending}>{t('import.submit')}</SubmitButton>
    </form>
  )
}
