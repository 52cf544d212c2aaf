'use client'

import { useTranslations } from 'next-intl'
import { useEffect, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { FullScreenSpinner } from '@/components/ui/full-screen-spinner'
import { usePathname, useRouter } from '@/lib/i18n/navigation'
import { expiredSessionHref, requiresSignIn } from './session-end'
import { SessionMenu } from './session-menu'
import { SessionPanel } from './session-panel'
import { type SignedInUser, useSession } from './use-session'

/** A check that is answered at once should not make the page blink. */
const spinnerDelayMs = 150

function slot(place: 'bar' | 'panel'): Element | null {
  return document.querySelector(`[data-session-slot="${place}"]`)
}

/** Puts the buttons of the signed-in person where "Log in" would stand; leaves a page whose session ended. */
export function SessionControls({ onKnown }: { onKnown: (user: SignedInUser | null) => void }) {
  const t = useTranslations('session')
  const router = useRouter()
  const path = usePathname()
  const { user, isWaiting } = useSession()
  const [isSlow, setSlow] = useState(false)
  const previous = useRef<SignedInUser | null>(null)

  useEffect(() => {
    const timer = setTimeout(() => setSlow(true), spinnerDelayMs)
    return () => clearTimeout(timer)
  }, [])
  useEffect(() => {
    if (user === undefined) return
    onKnown(user)
    const hasEnded = previous.current !== null && user === null
    previous.current = user
    if (!hasEnded) return
    void requiresSignIn().then((required) => {
      if (required) router.replace(expiredSessionHref(path))
    })
  }, [user, onKnown, path, router])

  if (isWaiting) return isSlow ? <FullScreenSpinner text={t('preparing')} /> : null
  if (!user) return null
  const [bar, panel] = [slot('bar'), slot('panel')]
  return (
    <>
      {bar ? createPortal(<SessionMenu user={user} />, bar) : null}
      {panel ? createPortal(<SessionPanel user={user} />, panel) : null}
    </>
  )
}
