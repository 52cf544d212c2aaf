'use client'

import { useLocale, useTranslations } from 'next-intl'
import { type ReactNode, useActionState, useEffect, useRef } from 'react'
import { buttonClass } from '@/components/ui/button-class'
import { TextField } from '@/components/ui/form/field'
import { Notice } from '@/components/ui/notice'
import { signIn } from '@/lib/auth/actions'
import { initialLoginState } from '@/lib/auth/form-state'
import { Link } from '@/lib/i18n/navigation'
import { ResendForm } from './resend-form'
import { useOfflineGuard } from './use-offline-guard'

export type LoginOrigin = {
  /** The page that was asked for. */
  next: string | null
  /** In the dialog: what happens with the address to go to. A page is led there by the server. */
  onSignedIn?: ((goTo: string) => void) | undefined
}

/** What both ways in send along. */
export function LoginOriginFields({ next, onSignedIn }: LoginOrigin) {
  return (
    <>
      <input type="hidden" name="locale" value={useLocale()} />
      {next ? <input type="hidden" name="next" value={next} /> : null}
      {onSignedIn ? <input type="hidden" name="mode" value="dialog" /> : null}
    </>
  )
}

/** Works without script too: the form then goes to the server as it is and the page comes back with the answer. */
export function LoginForm({ beside, ...place }: LoginOrigin & { beside?: ReactNode }) {
  const t = useTranslations('auth.login')
  const [state, action, isPending] = useActionState(signIn, initialLoginState)
  const { isOffline, stopIfOffline } = useOfflineGuard()
  const password = useRef<HTMLInputElement>(null)
  const problem = isOffline ? 'network' : state.problem
  const { onSignedIn } = place

  // What has to be typed again is where the cursor goes.
  useEffect(() => {
    if (state.redirectTo !== null) onSignedIn?.(state.redirectTo)
    else if (state.attempt > 0) password.current?.focus()
  }, [state, onSignedIn])

  return (
    <>
      {problem ? (
        <div className="mb-5">
          <Notice tone="error" role="alert">
            <p>{t(`problem.${problem}`)}</p>
            {problem === 'emailNotConfirmed' ? <ResendForm email={state.email} /> : null}
            {problem === 'disabled' ? (
              <Link href="/contact" className="link">
                {t('contact')}
              </Link>
            ) : null}
          </Notice>
        </div>
      ) : null}
      <form action={action} onSubmit={stopIfOffline} noValidate className="space-y-4">
        <LoginOriginFields {...place} />
        <TextField
          key={state.attempt}
          label={t('email')}
          name="email"
          type="email"
          autoComplete="username"
          defaultValue={state.email}
          maxLength={254}
          required
        />
        <TextField
          ref={password}
          label={t('password')}
          name="password"
          type="password"
          autoComplete="current-password"
          required
        />
        <button
          type="submit"
          className={`${buttonClass('primary')} w-full`}
          aria-disabled={isPending}
          onClick={(event) => {
            if (isPending) event.preventDefault()
          }}
        >
          {t(isPending ? 'pending' : 'submit')}
        </button>
      </form>
      <p className="mt-3 text-sm">
        <Link href="/reset-password" prefetch={false} className="link">
          {t('forgot')}
        </Link>
      </p>
      {beside}
    </>
  )
}
