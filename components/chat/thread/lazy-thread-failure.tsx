'use client'

import { useTranslations } from 'next-intl'
import { Suspense, useEffect, useRef, useState } from 'react'
import { lazyComponent } from '@/components/ui/lazy-component'
import type { ThreadFailureProps } from './thread-failure'

const load = () => import('./thread-failure').then((module) => module.ThreadFailure)
const ThreadFailure = lazyComponent(load)

/** Above the field: what went wrong, where something did; and that the connection is back. */
export function LazyThreadFailure(props: ThreadFailureProps) {
  const { connection, failure } = props
  const t = useTranslations('chatThread.failure')
  const [isBack, setBack] = useState(false)
  const was = useRef(connection)
  useEffect(() => {
    setBack(was.current === 'disconnected' && connection === 'connected')
    was.current = connection
  }, [connection])
  useEffect(() => {
    // Fetched while there is a connection: it is needed when there is none.
    void load().catch(() => {})
  }, [])
  return (
    <div className="mx-auto w-full max-w-[48rem]">
      <p role="status" className="sr-only">
        {isBack ? t('back') : ''}
      </p>
      {connection === 'disconnected' || failure ? (
        <Suspense fallback={null}>
          <ThreadFailure {...props} />
        </Suspense>
      ) : null}
    </div>
  )
}
