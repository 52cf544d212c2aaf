'use client'

import { useLocale } from 'next-intl'
import { type ComponentType, useCallback, useEffect, useRef, useState } from 'react'
import type { AuthDialogProps } from '@/components/auth/auth-dialog'
import { type AuthView, followAuthLinks } from '@/components/auth/auth-dialog-links'
import type { DialogWords } from '@/components/auth/dialog-words'
import { optionalPart } from '@/components/layout/optional-part'
import { isGated } from '@/components/layout/session-end'
import { followOtherTabs, hintsAtSession } from '@/components/layout/session-hint'
import { sessionNotices } from '@/components/layout/session-notice-names'
import { useAddressWord } from '@/components/layout/session-words'
import { returnPath } from '@/lib/auth/return-path'
import { usePathname, useRouter } from '@/lib/i18n/navigation'
import { sitePages } from '@/lib/site-pages'

const Notice = optionalPart(() =>
  import('@/components/layout/session-notice').then((module) => module.SessionNotice),
)

type Loaded = { Dialog: ComponentType<AuthDialogProps>; words: DialogWords }
type Asked = Loaded & { view: AuthView; next: string | null }

const noticeOf = (text: string | null) => sessionNotices.find((each) => each === text) ?? null

/** Opens the login and sign-up dialog where it is asked for, and says what a login or a mail led to. */
export function AuthGate({ hinted }: { hinted: boolean }) {
  const locale = useLocale()
  const path = usePathname()
  const router = useRouter()
  const [asked, setAsked] = useState<Asked | null>(null)
  const [wanted, forgetWanted] = useAddressWord('login', returnPath)
  const [notice, forgetNotice] = useAddressWord('notice', noticeOf)

  const open = useCallback(
    (view: AuthView, next: string | null, href: string) => {
      Promise.all([
        import('@/components/auth/auth-dialog'),
        import('@/components/auth/dialog-words').then((module) => module.loadDialogWords(locale)),
      ]).then(
        ([{ AuthDialog }, words]) => setAsked({ Dialog: AuthDialog, words, view, next }),
        // Offline, or a new release: the page does what the dialog would have done.
        () => window.location.assign(href),
      )
    },
    [locale],
  )
  // Over a page that holds the same form, the dialog would be a second one.
  const isForm = path === sitePages.login.path || path === sitePages.signUp.path
  useEffect(
    () => (isForm ? undefined : followAuthLinks((view, href) => open(view, null, href))),
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
  const was = useRef(hinted)
  useEffect(() => {
    was.current ||= hinted
  }, [hinted])
  useEffect(
    () =>
      followOtherTabs(() => {
        if (!was.current || hintsAtSession()) return
        was.current = false
        if (isGated(path)) router.replace({ pathname: '/', query: { login: path } })
      }),
    [path, router],
  )

  return (
    <>
      {notice ? <Notice notice={notice} onClose={forgetNotice} /> : null}
      {asked ? (
        <asked.Dialog
          locale={locale}
          words={asked.words}
          view={asked.view}
          next={asked.next}
          onClose={() => setAsked(null)}
        />
      ) : null}
    </>
  )
}
