'use client'

import { useTranslations } from 'next-intl'
import { useEffect, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { FullScreenSpinner } from '@/components/ui/full-screen-spinner'
import { usePathname, useRouter } from '@/lib/i18n/navigation'
import { checkSession, type SignedIn } from './session-check'
import { expiredLogin, isGated } from './session-end'
import { followOtherTabs, hintsAtSession } from './session-hint'
import { SessionMenu } from './session-menu'
import { SessionPanel } from './session-panel'

/** A check that is answered at once should not make the page blink. */
const quickMs = 150
/** Whoever goes back and forth between windows is not asked about each time. */
const restMs = 5000

function slot(place: 'bar' | 'panel'): Element | null {
  return document.querySelector(`[data-session-slot="${place}"]`)
}

/**
 * Asks who is signed in, and puts their buttons where "Log in" would stand; asks again when the page is
 * looked at again, for the session may have ended since, or be somebody else's.
 */
export function SessionIsland({ onKnown }: { onKnown: (user: SignedIn | null) => void }) {
  const t = useTranslations('session')
  const router = useRouter()
  const path = usePathname()
  const where = useRef(path)
  const [user, setUser] = useState<SignedIn | null>(null)
  const [waiting, setWaiting] = useState(false)

  useEffect(() => {
    where.current = path
  }, [path])

  useEffect(() => {
    let gone = false
    let askedAt = Date.now()
    let last: SignedIn | null = null
    const slow = setTimeout(() => setWaiting(true), quickMs)
    function know(found: SignedIn | null | undefined, isFirst: boolean): void {
      if (gone) return
      clearTimeout(slow)
      setWaiting(false)
      // A check that failed takes nobody's buttons away.
      if (found === undefined && !isFirst) return
      const ended = last !== null && !found
      last = found ?? null
      setUser(last)
      onKnown(last)
      if (ended && isGated(where.current)) router.replace(expiredLogin(where.current))
    }
    void checkSession().then((found) => know(found, true))
    const stop = followOtherTabs(() => {
      // Another tab signed out: the shell takes this island away.
      if (!hintsAtSession() || Date.now() - askedAt < restMs) return
      askedAt = Date.now()
      void checkSession().then((found) => know(found, false))
    })
    return () => {
      gone = true
      clearTimeout(slow)
      stop()
    }
  }, [onKnown, router])

  if (waiting) return <FullScreenSpinner text={t('preparing')} />
  if (!user) return null
  const [bar, panel] = [slot('bar'), slot('panel')]
  return (
    <>
      {bar ? createPortal(<SessionMenu user={user} />, bar) : null}
      {panel ? createPortal(<SessionPanel user={user} />, panel) : null}
    </>
  )
}
