'use client'

import { useFormatter, useTranslations } from 'next-intl'
import { SelectField, TextField } from '@/components/ui/form/field'
import { FormStatus } from '@/components/ui/form/form-status'
import { SubmitButton } from '@/components/ui/form/submit-button'
import { useActionForm } from '@/components/ui/form/use-action-form'
import { addMatterDeadline } from '@/lib/matters/actions'
import { longest, reminderDays } from '@/lib/matters/constants'
import { type DeadlineState, initialDeadlineState } from '@/lib/matters/form-state'

const loadSchema = async () => (await import('@/lib/matters/schema')).deadlineFormSchema

/**
 * Adds a deadline: a day, or a period of the law from a day.
 * @param presets the periods, each in the reader's words
 */
export function DeadlineForm({
  matter,
  presets,
}: {
  matter: string
  presets: readonly (readonly [name: string, words: string])[]
}) {
  const t = useTranslations('matters')
  const format = useFormatter()
  const { state, isPending, form, field } = useActionForm<DeadlineState>({
    action: addMatterDeadline,
    initial: initialDeadlineState,
    schema: loadSchema,
    errorText: (key) => t(`error.${key}`),
    clearWhenDone: ['title', 'day'],
  })
  const day = (date: string) =>
    format.dateTime(new Date(`${date}T00:00:00Z`), { dateStyle: 'full', timeZone: 'UTC' })
  return (
    <form {...form} className="space-y-4">
      <input type="hidden" name="matter" value={matter} />
      <SelectField
        {...field('preset')}
        label={t('deadline.preset')}
        hint={t('deadline.presetHint')}
      >
        <option value="">{t('deadline.plain')}</option>
        {presets.map(([name, words]) => (
          <option key={name} value={name}>
            {words}
          </option>
        ))}
      </SelectField>
      <div className="grid items-start gap-4 sm:grid-cols-2">
        <TextField
          {...field('day')}
          type="date"
          label={t('deadline.day')}
          hint={t('deadline.dayHint')}
          required
        />
        <SelectField
          {...field('remind')}
          label={t('deadline.remind')}
          hint={t('deadline.remindHint')}
          defaultValue="3"
        >
          <option value="">{t('deadline.noMail')}</option>
          {reminderDays.map((days) => (
            <option key={days} value={days}>
              {t('deadline.before', { days })}
            </option>
          ))}
        </SelectField>
      </div>
      <TextField
        {...field('title')}
        label={t('deadline.title')}
        hint={t('deadline.titleHint')}
        maxLength={longest.title}
        autoComplete="off"
      />
      <FormStatus tone="error">{state.reason ? t(`problem.${state.reason}`) : null}</FormStatus>
      <FormStatus tone="good">
        {state.result ? t('deadline.added', { date: day(state.result.dueOn) }) : null}
      </FormStatus>
      <SubmitButton pending={isPending}>{t('deadline.add')}</SubmitButton>
    </form>
  )
}
