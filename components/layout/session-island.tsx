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
/** Spec 9: a check that failed is tried again after this, and then after twice as long each time… */
const againMs = 200
/** …up to this. */
const againMostMs = 30_000

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
    let askedAt = 0
    let last: SignedIn | null | undefined
    let again: ReturnType<typeof setTimeout> | undefined
    const slow = setTimeout(() => setWaiting(true), quickMs)
    function know(found: SignedIn | null): void {
      const ended = last && !found
      last = found
      setUser(found)
      onKnown(found)
      if (ended && isGated(where.current)) router.replace(expiredLogin(where.current))
    }
    async function ask(waitMs: number): Promise<void> {
      clearTimeout(again)
      askedAt = Date.now()
      const found = await checkSession()
      if (gone) return
      clearTimeout(slow)
      setWaiting(false)
      if (found !== undefined) return know(found)
      // A check that failed takes nobody's buttons away; whoever has none yet can log in meanwhile.
      if (last === undefined) know(null)
      again = setTimeout(() => ask(Math.min(2 * waitMs, againMostMs)), waitMs)
    }
    void ask(againMs)
    const stop = followOtherTabs(() => {
      // Another tab signed out: the shell takes this island away.
      if (hintsAtSession() && Date.now() - askedAt >= restMs) void ask(againMs)
    })
    return () => {
      gone = true
      clearTimeout(slow)
      clearTimeout(again)
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
