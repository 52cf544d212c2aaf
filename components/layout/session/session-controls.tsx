'use client'

import { useTranslations } from 'next-intl'
import { useEffect, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { FullScreenSpinner } from '@/components/ui/full-screen-spinner'
import { usePathname, useRouter } from '@/lib/i18n/navigation'
import { checkSession, type SignedInUser } from './session-check'
import { expiredSessionHref, requiresSignIn } from './session-end'
import { hasSessionHint, watchOtherTabs } from './session-hint'
import { SessionMenu } from './session-menu'
import { SessionPanel } from './session-panel'

/** A check that is answered at once should not make the page blink. */
const spinnerDelayMs = 150
/** Whoever goes back and forth between windows is not asked about each time. */
const minIntervalMs = 5000
/** Spec 9: a check that failed is tried again after this, and then after twice as long each time… */
const retryMs = 200
/** …up to this. */
const maxRetryMs = 30_000

function slot(place: 'bar' | 'panel'): Element | null {
  return document.querySelector(`[data-session-slot="${place}"]`)
}

/**
 * Asks who is signed in, and puts their buttons where "Log in" would stand; asks again when the page is
 * looked at again, for the session may have ended since, or be somebody else's.
 */
export function SessionControls({ onKnown }: { onKnown: (user: SignedInUser | null) => void }) {
  const t = useTranslations('session')
  const router = useRouter()
  const path = usePathname()
  const currentPath = useRef(path)
  const [user, setUser] = useState<SignedInUser | null>(null)
  const [waiting, setWaiting] = useState(false)

  useEffect(() => {
    currentPath.current = path
  }, [path])

  useEffect(() => {
    let cancelled = false
    let askedAt = 0
    let last: SignedInUser | null | undefined
    let retryTimer: ReturnType<typeof setTimeout> | undefined
    const slow = setTimeout(() => setWaiting(true), spinnerDelayMs)
    function know(found: SignedInUser | null): void {
      const ended = last && !found
      last = found
      setUser(found)
      onKnown(found)
      if (ended && requiresSignIn(currentPath.current))
        router.replace(expiredSessionHref(currentPath.current))
    }
    async function ask(waitMs: number): Promise<void> {
      clearTimeout(retryTimer)
      askedAt = Date.now()
      const found = await checkSession()
      if (cancelled) return
      clearTimeout(slow)
      setWaiting(false)
      if (found !== undefined) return know(found)
      // A check that failed takes nobody's buttons away; whoever has none yet can log in meanwhile.
      if (last === undefined) know(null)
      retryTimer = setTimeout(() => ask(Math.min(2 * waitMs, maxRetryMs)), waitMs)
    }
    void ask(retryMs)
    const stop = watchOtherTabs(() => {
      // Another tab signed out: the shell takes this island away.
      if (hasSessionHint() && Date.now() - askedAt >= minIntervalMs) void ask(retryMs)
    })
    return () => {
      cancelled = true
      clearTimeout(slow)
      clearTimeout(retryTimer)
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
