'use client'

import { Suspense } from 'react'
import { lazyComponent } from '@/components/ui/lazy-component'
import type { Rating } from '@/lib/chat/conversations/constants'
import type { ChatMessage } from '@/lib/chat/schema'

const MessageTools = lazyComponent(() =>
  import('@/components/chat/conversations/message-tools').then((module) => module.MessageTools),
)

/** What can be done with an answer beside asking again; fetched when there is one. */
export function LazyMessageTools({
  conversation,
  message,
  signedIn,
  rated,
}: {
  conversation: string | null
  message: ChatMessage
  signedIn: boolean
  rated: Rating | null
}) {
  if (conversation === null) return null
  return (
    <Suspense fallback={null}>
      <MessageTools
        conversation={{ id: conversation }}
        message={message}
        signedIn={signedIn}
        rated={rated}
      />
    </Suspense>
  )
}
