'use client'

import { useLocale, useTranslations } from 'next-intl'
import { TextField } from '@/components/ui/form/field'
import { FormStatus } from '@/components/ui/form/form-status'
import { SubmitButton } from '@/components/ui/form/submit-button'
import { useActionForm } from '@/components/ui/form/use-action-form'
import { writeMatter } from '@/lib/matters/actions'
import { longest } from '@/lib/matters/constants'
import { initialMatterState, type MatterState } from '@/lib/matters/form-state'

const loadSchema = async () => (await import('@/lib/matters/schema')).matterFormSchema

type Head = { id: string; title: string; caseNumber: string | null; court: string | null }

/** Opens a matter, or changes the head of one. */
export function MatterForm({ matter }: { matter?: Head }) {
  const t = useTranslations('matters')
  const locale = useLocale()
  const { state, isPending, form, field } = useActionForm<MatterState>({
    action: writeMatter,
    initial: {
      ...initialMatterState,
      values: {
        title: matter?.title,
        caseNumber: matter?.caseNumber ?? '',
        court: matter?.court ?? '',
      },
    },
    schema: loadSchema,
    errorText: (key) => t(`error.${key}`),
  })
  return (
    <form {...form} className="space-y-4">
      <input type="hidden" name="locale" value={locale} />
      {matter ? <input type="hidden" name="matter" value={matter.id} /> : null}
      <TextField
        {...field('title')}
        label={t('form.title')}
        hint={t('form.titleHint')}
        maxLength={longest.title}
        autoComplete="off"
        required
      />
      <div className="grid items-start gap-4 sm:grid-cols-2">
        <TextField
          {...field('caseNumber')}
          label={t('form.caseNumber')}
          maxLength={longest.number}
          autoComplete="off"
        />
        <TextField
          {...field('court')}
          label={t('form.court')}
          maxLength={longest.court}
          autoComplete="off"
        />
      </div>
      <FormStatus tone="error">{state.reason ? t(`problem.${state.reason}`) : null}</FormStatus>
      <FormStatus tone="good">{state.result ? t('form.saved') : null}</FormStatus>
      <SubmitButton pending={isPending} look={matter ? 'quiet' : 'primary'}>
        {t(matter ? 'form.save' : 'form.open')}
      </SubmitButton>
    </form>
  )
}
