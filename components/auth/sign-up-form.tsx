'use client'

import { useLocale, useTranslations } from 'next-intl'
import { lazy, Suspense, useEffect, useSyncExternalStore } from 'react'
import { buttonClass } from '@/components/ui/button-class'
import { useActionForm } from '@/components/ui/form/use-action-form'
import { Notice } from '@/components/ui/notice'
import { signUp } from '@/lib/auth/actions'
import type { UserType } from '@/lib/auth/constants'
import { initialSignUpState, type SignUpState } from '@/lib/auth/form-state'
import { useRouter } from '@/lib/i18n/navigation'
import { Agreements, hasAgreed } from './agreements'
import { AccountFields, ContactFields } from './sign-up-fields'
import { Welcome } from './welcome'

const schema = () => import('@/lib/auth/sign-up-schema').then(({ signUpSchema }) => signUpSchema)
const never = () => () => {}

/** Only who has signed up sees it; where it cannot be fetched, the same words stand in the page. */
const WelcomeDialog = lazy(() =>
  import('./welcome-dialog').then(
    ({ WelcomeDialog: Dialog }) => ({ default: Dialog }),
    () => ({ default: Welcome }),
  ),
)

/**
 * The second step. Without script it works too; the button then waits for nothing.
 * @param onSent in the dialog: says what follows. A page does it itself, and goes on to the front page.
 */
export function SignUpForm({
  userType,
  onSent,
}: {
  userType: UserType
  onSent?: (email: string) => void
}) {
  const t = useTranslations('auth.signUp')
  const locale = useLocale()
  const form = useActionForm<SignUpState>({
    action: signUp,
    initial: initialSignUpState,
    schema,
    errorText: (key) => t(`error.${key}`),
    clear: ['password', 'confirmPassword'],
  })
  const { state, isPending, errors } = form
  const router = useRouter()
  const hasScript = useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
  const sentTo = state.result?.sentTo

  useEffect(() => {
    if (sentTo) onSent?.(sentTo)
  }, [sentTo, onSent])

  if (sentTo) {
    if (onSent) return null
    if (!hasScript) return <Welcome email={sentTo} />
    return (
      <Suspense fallback={<Welcome email={sentTo} />}>
        <WelcomeDialog email={sentTo} onStart={() => router.push('/')} />
      </Suspense>
    )
  }
  const keys = Object.values(errors)
  const marked = keys.includes('required') ? 'fillAll' : keys.length > 0 ? 'check' : null
  const problem = state.reason ?? marked
  return (
    <form {...form.form} className={`space-y-8 ${onSent ? '' : 'mt-6 max-w-[36rem]'}`}>
      {problem ? (
        <Notice tone="error" role="alert">
          {t(`problem.${problem}`)}
        </Notice>
      ) : null}
      <input type="hidden" name="locale" value={locale} />
      <input type="hidden" name="userType" value={userType} />
      <AccountFields form={form} />
      <ContactFields form={form} userType={userType} />
      <Agreements form={form} />
      <button
        type="submit"
        className={`${buttonClass('primary')} w-full`}
        disabled={isPending || (hasScript && !hasAgreed(form))}
      >
        {t(isPending ? 'pending' : 'submit')}
      </button>
    </form>
  )
}
