'use client'

import { useLocale, useTranslations } from 'next-intl'
import { type ReactNode, useEffect } from 'react'
import { TextField } from '@/components/ui/form/field'
import { PasswordField } from '@/components/ui/form/password-field'
import { SubmitButton } from '@/components/ui/form/submit-button'
import { useActionForm } from '@/components/ui/form/use-action-form'
import { Notice } from '@/components/ui/notice'
import { signIn } from '@/lib/auth/actions'
import { initialLoginState, type LoginState } from '@/lib/auth/form-state'
import { Link } from '@/lib/i18n/navigation'
import { ResendForm } from './resend-form'

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

const schema = () => import('@/lib/auth/form-schema').then(({ loginSchema }) => loginSchema)

/** Works without script too: the page then comes back with the answer. */
export function LoginForm({ beside, ...place }: LoginOrigin & { beside?: ReactNode }) {
  const t = useTranslations('auth.login')
  const words = useTranslations('auth.signUp.error')
  const signUpWords = useTranslations('auth.signUp')
  const { state, isPending, errors, form, field } = useActionForm<LoginState>({
    action: signIn,
    initial: initialLoginState,
    schema,
    errorText: (key) => words(key),
    clear: ['password'],
  })
  const problem = state.reason ?? (Object.keys(errors).length > 0 ? 'required' : null)
  const { onSignedIn } = place
  const { ref } = form

  useEffect(() => {
    if (state.result) onSignedIn?.(state.result.redirectTo)
    // What has to be typed again is where the cursor goes.
    else if (state.reason) ref.current?.querySelector<HTMLElement>('[name=password]')?.focus()
  }, [state.result, state.reason, onSignedIn, ref])

  return (
    <>
      {problem ? (
        <div className="mb-5">
          <Notice tone="error" role="alert">
            <p>{t(`problem.${problem}`)}</p>
            {problem === 'emailNotConfirmed' ? (
              <ResendForm email={state.values.email ?? ''} />
            ) : null}
            {problem === 'disabled' ? (
              <Link href="/contact" className="link">
                {t('contact')}
              </Link>
            ) : null}
          </Notice>
        </div>
      ) : null}
      <form {...form} className="space-y-4">
        <LoginOriginFields {...place} />
        <TextField
          {...field('email')}
          label={t('email')}
          type="email"
          autoComplete="username"
          maxLength={254}
          required
        />
        <PasswordField
          {...field('password')}
          showLabel={signUpWords('showPassword')}
          label={t('password')}
          autoComplete="current-password"
          required
        />
        <SubmitButton pending={isPending} look="primary" className="w-full">
          {t(isPending ? 'pending' : 'submit')}
        </SubmitButton>
      </form>
      <p className="mt-3 text-sm">
        <Link href="/reset-password" className="link">
          {t('forgot')}
        </Link>
      </p>
      {beside}
    </>
  )
}
