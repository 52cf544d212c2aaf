'use client'

import { useLocale, useTranslations } from 'next-intl'
import { SubmitButton } from '@/components/ui/form/submit-button'
import { useActionForm } from '@/components/ui/form/use-action-form'
import { Notice } from '@/components/ui/notice'
import { proveSecondFactor } from '@/lib/auth/factors/actions'
import { initialProveState, type ProveState } from '@/lib/auth/factors/schema'
import { Link } from '@/lib/i18n/navigation'
import { CodeField } from './code-field'

const schema = () => import('@/lib/auth/factors/schema').then(({ proveSchema }) => proveSchema)

type Props = {
  next: string | null
  purpose: string | null
  /** A recovery code is asked for in the place of the app's. */
  isRecovering: boolean
}

/** The second step of signing in to the administration. */
export function ProveFactorForm({ next, purpose, isRecovering }: Props) {
  const t = useTranslations('auth.factor')
  const locale = useLocale()
  const { state, isPending, form, field } = useActionForm<ProveState>({
    action: proveSecondFactor,
    initial: initialProveState,
    schema,
    errorText: (key) => t(`error.${key}`),
    clear: ['code'],
  })
  const other = {
    pathname: '/second-factor',
    query: {
      ...(next ? { next } : {}),
      ...(purpose ? { purpose } : {}),
      ...(isRecovering ? {} : { with: 'recovery-code' }),
    },
  }
  return (
    <form {...form} className="mt-4 space-y-4">
      <p>{t(isRecovering ? 'recovery.text' : 'text')}</p>
      {state.reason ? (
        <Notice tone="error" role="alert">
          {t(`problem.${state.reason}`)}
        </Notice>
      ) : null}
      <input type="hidden" name="locale" value={locale} />
      {next ? <input type="hidden" name="next" value={next} /> : null}
      {purpose ? <input type="hidden" name="purpose" value={purpose} /> : null}
      <CodeField kind={isRecovering ? 'recoveryCode' : 'digits'} {...field('code')} />
      <SubmitButton pending={isPending} look="primary" className="w-full">
        {t(isPending ? 'pending' : 'submit')}
      </SubmitButton>
      <p>
        <Link href={other} className="link">
          {t(isRecovering ? 'recovery.useApp' : 'recovery.use')}
        </Link>
      </p>
    </form>
  )
}
