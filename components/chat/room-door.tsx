'use client'

import { useLocale } from 'next-intl'
import { useEffect, useRef, useState } from 'react'
import { entitlements } from '@/lib/entitlements'
import { usePathname } from '@/lib/i18n/navigation'
import { Room } from './room'
import type { RoomProps } from './room-props'

const conversationIn = (path: string) => /\/ai-chat\/([^/]+)$/.exec(path)?.[1] ?? null

/**
 * Keeps room and address together. A conversation that begins gets its address without the server; whoever
 * then goes to a new question, or comes back to that address, must not find the other one's room.
 */
export function RoomDoor(props: RoomProps) {
  const { question, scope, plan, conversation } = props
  const locale = useLocale()
  const path = usePathname()
  const [visit, setVisit] = useState(0)
  const was = useRef(path)
  const id = conversation?.id ?? null

  useEffect(() => {
    if (conversationIn(window.location.pathname) !== id) window.location.reload()
  }, [id])
  useEffect(() => {
    if (was.current !== path && path === '/ai-chat') setVisit((visits) => visits + 1)
    was.current = path
  }, [path])

  const fits = question !== null && question.length <= entitlements[plan].questionLength
  const first =
    fits && visit === 0
      ? ({ act: 'ask', conversation: null, question, scope, locale } as const)
      : null
  return <Room key={visit} {...props} first={first} />
}
