'use client'

import { useRouter } from 'next/navigation'
import { NextIntlClientProvider, useTranslations } from 'next-intl'
import { useCallback, useEffect, useId, useRef, useState } from 'react'
import { announceSessionChange } from '@/components/layout/session/session-hint'
import { CloseButton } from '@/components/ui/close-button'
import type { AppLocale } from '@/lib/i18n/routing'
import type { AuthView } from './auth-dialog-links'
import { DialogLogin } from './dialog-login'
import type { DialogMessages } from './dialog-messages'
import { DialogSignUp } from './dialog-sign-up'

export type AuthDialogProps = {
  locale: AppLocale
  words: DialogMessages
  view: AuthView
  /** The page that needs a login, when that is why the dialog opened. */
  next: string | null
  onClose: () => void
}

/** Login and sign-up over the page that is open (spec 2); one leads to the other and back. */
export function AuthDialog({ locale, words, ...rest }: AuthDialogProps) {
  return (
    <NextIntlClientProvider locale={locale} messages={words}>
      <Frame {...rest} />
    </NextIntlClientProvider>
  )
}

function Frame({ view: first, next, onClose }: Omit<AuthDialogProps, 'locale' | 'words'>) {
  const t = useTranslations('auth')
  const router = useRouter()
  const titleId = useId()
  const dialog = useRef<HTMLDialogElement>(null)
  const title = useRef<HTMLHeadingElement>(null)
  const [view, setView] = useState(first)

  useEffect(() => {
    const page = document.documentElement
    dialog.current?.showModal()
    page.classList.add('overflow-hidden')
    return () => page.classList.remove('overflow-hidden')
  }, [])
  useEffect(() => {
    // To what is to be done: the first field, or the title over a choice.
    const field = view === 'login' && dialog.current?.querySelector<HTMLElement>('[name=email]')
    ;(field || title.current)?.focus()
  }, [view])

  const signedIn = useCallback(
    (goTo: string) => {
      dialog.current?.close()
      announceSessionChange()
      router.push(goTo)
    },
    [router],
  )
  const change = (to: AuthView) => () => setView(to)
  return (
    <dialog
      ref={dialog}
      aria-labelledby={titleId}
      onClose={onClose}
      className={`m-auto h-dvh max-h-none w-full max-w-none overflow-y-auto overscroll-contain border-strong bg-paper text-ink sm:h-fit sm:max-h-[calc(100dvh-2rem)] sm:border ${view === 'login' ? 'sm:w-[26rem]' : 'sm:w-[min(46rem,calc(100vw-2rem))]'}`}
    >
      <div className="px-5 pt-4 pb-6 sm:px-7">
        <div className="flex items-center justify-between gap-4">
          <h2 id={titleId} ref={title} tabIndex={-1} className="text-xl font-bold outline-none">
            {t(`${view}.title`)}
          </h2>
          <CloseButton
            label={t('dialog.close')}
            className="-mr-2.5"
            onClick={() => dialog.current?.close()}
          />
        </div>
        {view === 'login' ? (
          <DialogLogin next={next} onSignedIn={signedIn} onSignUp={change('signUp')} />
        ) : (
          <DialogSignUp onLogin={change('login')} onStart={() => dialog.current?.close()} />
        )}
      </div>
    </dialog>
  )
}
