'use client'

import { useLocale, useTranslations } from 'next-intl'
import { SubmitButton } from '@/components/ui/form/submit-button'
import { useActionForm } from '@/components/ui/form/use-action-form'
import { Notice } from '@/components/ui/notice'
import { proveSecondFactor } from '@/lib/auth/factors/actions'
import { initialProveState, type ProveState } from '@/lib/auth/factors/schema'
import { CodeField } from './code-field'

const schema = () => import('@/lib/auth/factors/schema').then(({ proveSchema }) => proveSchema)

/** The second step of signing in to the administration. */
export function ProveFactorForm({
  next,
  purpose,
}: {
  next: string | null
  purpose: string | null
}) {
  const t = useTranslations('auth.factor')
  const locale = useLocale()
  const { state, isPending, form, field } = useActionForm<ProveState>({
    action: proveSecondFactor,
    initial: initialProveState,
    schema,
    errorText: (key) => t(`error.${key}`),
    clear: ['code'],
  })
  return (
    <form {...form} className="mt-4 space-y-4">
      <p>{t('text')}</p>
      {state.reason ? (
        <Notice tone="error" role="alert">
          {t(`problem.${state.reason}`)}
        </Notice>
      ) : null}
      <input type="hidden" name="locale" value={locale} />
      {next ? <input type="hidden" name="next" value={next} /> : null}
      {purpose ? <input type="hidden" name="purpose" value={purpose} /> : null}
      <CodeField {...field('code')} />
      <SubmitButton pending={isPending} look="primary" className="w-full">
        {t(isPending ? 'pending' : 'submit')}
      </SubmitButton>
    </form>
  )
}
