'use client'

import { useLocale } from 'next-intl'
import { type ComponentType, useCallback, useEffect, useRef, useState } from 'react'
import type { AuthDialogProps } from '@/components/auth/auth-dialog'
import { type AuthView, openDialogForAuthLinks } from '@/components/auth/auth-dialog-links'
import type { DialogMessages } from '@/components/auth/dialog-messages'
import { requiresSignIn } from '@/components/layout/session/session-end'
import { hasSessionHint, watchOtherTabs } from '@/components/layout/session/session-hint'
import { sessionNotices } from '@/components/layout/session/session-notice-names'
import { useOneTimeParameter } from '@/components/layout/session/use-one-time-parameter'
import { lazyComponent } from '@/components/ui/lazy-component'
import { returnPath } from '@/lib/auth/return-path'
import { usePathname, useRouter } from '@/lib/i18n/navigation'
import type { SitePath } from '@/lib/site-pages'

const Notice = lazyComponent(() =>
  import('@/components/layout/session/session-notice').then((module) => module.SessionNotice),
)

type Loaded = { Dialog: ComponentType<AuthDialogProps>; words: DialogMessages }
type OpenDialog = Loaded & { view: AuthView; next: string | null }

const formPaths: readonly string[] = ['/login', '/sign-up'] satisfies [
  SitePath<'login'>,
  SitePath<'signUp'>,
]

const noticeOf = (text: string | null) => sessionNotices.find((each) => each === text) ?? null

/** Opens the login and sign-up dialog where it is asked for, and says what a login or a mail led to. */
export function LazyAuthDialog({ hinted }: { hinted: boolean }) {
  const locale = useLocale()
  const path = usePathname()
  const router = useRouter()
  const [dialog, setDialog] = useState<OpenDialog | null>(null)
  const [wanted, forgetWanted] = useOneTimeParameter('login', returnPath)
  const [notice, forgetNotice] = useOneTimeParameter('notice', noticeOf)

  const open = useCallback(
    (view: AuthView, next: string | null, href: string) => {
      Promise.all([
        import('@/components/auth/auth-dialog'),
        import('@/components/auth/dialog-messages').then((module) =>
          module.loadDialogMessages(locale),
        ),
      ]).then(
        ([{ AuthDialog }, words]) => setDialog({ Dialog: AuthDialog, words, view, next }),
        // Offline, or a new release: the page does what the dialog would have done.
        () => window.location.assign(href),
      )
    },
    [locale],
  )
  // Over a page that holds the same form, the dialog would be a second one.
  const isForm = formPaths.includes(path)
  useEffect(
    () => (isForm ? undefined : openDialogForAuthLinks((view, href) => open(view, null, href))),
    [isForm, open],
  )
  useEffect(() => {
    if (!wanted) return
    const query = new URLSearchParams({ notice: 'required', next: wanted })
    const prefix = locale === 'ko' ? '' : `/${locale}`
    open('login', wanted, `${prefix}/login?${query}`)
    forgetWanted()
  }, [wanted, open, forgetWanted, locale])

  // Another tab has signed out: this one asks to log in again, as a page opened now would.
  const hadSession = useRef(hinted)
  useEffect(() => {
    hadSession.current ||= hinted
  }, [hinted])
  useEffect(
    () =>
      watchOtherTabs(() => {
        if (!hadSession.current || hasSessionHint()) return
        hadSession.current = false
        void requiresSignIn().then((required) => {
          if (required) router.replace({ pathname: '/', query: { login: path } })
        })
      }),
    [path, router],
  )

  return (
    <>
      {notice ? <Notice notice={notice} onClose={forgetNotice} /> : null}
      {dialog ? (
        <dialog.Dialog
          locale={locale}
          words={dialog.words}
          view={dialog.view}
          next={dialog.next}
          onClose={() => setDialog(null)}
        />
      ) : null}
    </>
  )
}
