'use client'

import { useTranslations } from 'next-intl'
import { useEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import { FullScreenSpinner } from '@/components/ui/full-screen-spinner'
import { checkSession, type SignedIn } from './session-check'
import { SessionMenu } from './session-menu'
import { SessionPanel } from './session-panel'

/** A check that is answered at once should not make the page blink. */
const quickMs = 150

function slot(place: 'bar' | 'panel'): Element | null {
  return document.querySelector(`[data-session-slot="${place}"]`)
}

/** Asks who is signed in, and puts their buttons where "Log in" would stand. */
export function SessionIsland({ onKnown }: { onKnown: (user: SignedIn | null) => void }) {
  const t = useTranslations('session')
  const [user, setUser] = useState<SignedIn | null>(null)
  const [waiting, setWaiting] = useState(false)

  useEffect(() => {
    let gone = false
    const slow = setTimeout(() => setWaiting(true), quickMs)
    void checkSession().then((found) => {
      if (gone) return
      clearTimeout(slow)
      setWaiting(false)
      setUser(found)
      onKnown(found)
    })
    return () => {
      gone = true
      clearTimeout(slow)
    }
  }, [onKnown])

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
