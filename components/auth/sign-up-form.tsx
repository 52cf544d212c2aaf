'use client'

import { useLocale, useTranslations } from 'next-intl'
import {
  lazy,
  Suspense,
  useActionState,
  useEffect,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react'
import { buttonClass } from '@/components/ui/button-class'
import { Notice } from '@/components/ui/notice'
import { signUp } from '@/lib/auth/actions'
import type { UserType } from '@/lib/auth/constants'
import { initialSignUpState } from '@/lib/auth/form-state'
import { useRouter } from '@/lib/i18n/navigation'
import { Agreements } from './agreements'
import { AccountFields, ContactFields } from './sign-up-fields'
import { useOfflineGuard } from './use-offline-guard'
import { Welcome } from './welcome'

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
  const [state, action, isPending] = useActionState(signUp, initialSignUpState)
  const router = useRouter()
  const { isOffline, stopIfOffline } = useOfflineGuard()
  const form = useRef<HTMLFormElement>(null)
  const hasScript = useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
  const [hasAgreed, setAgreed] = useState(false)

  useEffect(() => {
    if (state.attempt === 0) return
    form.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus()
  }, [state.attempt])
  useEffect(() => {
    if (state.sentTo) onSent?.(state.sentTo)
  }, [state.sentTo, onSent])

  if (state.sentTo) {
    if (onSent) return null
    if (!hasScript) return <Welcome email={state.sentTo} />
    return (
      <Suspense fallback={<Welcome email={state.sentTo} />}>
        <WelcomeDialog email={state.sentTo} onStart={() => router.push('/')} />
      </Suspense>
    )
  }
  const isMarked = Object.keys(state.errors).length > 0
  const problem = isOffline ? 'network' : (state.problem ?? (isMarked ? 'check' : null))
  return (
    <form
      ref={form}
      action={action}
      onSubmit={stopIfOffline}
      noValidate
      className={`space-y-8 ${onSent ? '' : 'mt-6 max-w-[36rem]'}`}
    >
      {problem ? (
        <Notice tone="error" role="alert">
          {t(`problem.${problem}`)}
        </Notice>
      ) : null}
      <input type="hidden" name="locale" value={locale} />
      <input type="hidden" name="userType" value={userType} />
      {/* What was typed comes back from the server, so each answer makes the fields anew. */}
      <div key={state.attempt} className="space-y-8">
        <AccountFields {...state} />
        <ContactFields {...state} userType={userType} />
        <Agreements {...state} onChange={setAgreed} />
      </div>
      <button
        type="submit"
        className={`${buttonClass('primary')} w-full`}
        disabled={isPending || (hasScript && !hasAgreed)}
      >
        {t(isPending ? 'pending' : 'submit')}
      </button>
    </form>
  )
}
