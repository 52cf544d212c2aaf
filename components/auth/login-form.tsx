'use client'

import { useLocale, useTranslations } from 'next-intl'
import { useActionState, useEffect, useRef } from 'react'
import { buttonClass } from '@/components/ui/button-class'
import { TextField } from '@/components/ui/field'
import { Notice } from '@/components/ui/notice'
import { signIn } from '@/lib/auth/actions'
import { loginStart } from '@/lib/auth/form-state'
import { ResendForm } from './resend-form'
import { useOnline } from './use-online'

/** Works without script too: the form then goes to the server as it is and the page comes back with the answer. */
export function LoginForm({ next }: { next: string | null }) {
  const t = useTranslations('auth.login')
  const locale = useLocale()
  const [state, action, isPending] = useActionState(signIn, loginStart)
  const { isOffline, stopIfOffline } = useOnline()
  const password = useRef<HTMLInputElement>(null)
  const problem = isOffline ? 'network' : state.problem

  // What has to be typed again is where the cursor goes.
  useEffect(() => {
    if (state.attempt > 0) password.current?.focus()
  }, [state.attempt])

  return (
    <>
      {problem ? (
        <div className="mb-5">
          <Notice tone="error" role="alert">
            <p>{t(`problem.${problem}`)}</p>
            {problem === 'emailNotConfirmed' ? <ResendForm email={state.email} /> : null}
          </Notice>
        </div>
      ) : null}
      <form action={action} onSubmit={stopIfOffline} noValidate className="space-y-4">
        <input type="hidden" name="locale" value={locale} />
        {next ? <input type="hidden" name="next" value={next} /> : null}
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
    </>
  )
}
