'use client'

import { type Dispatch, useEffect } from 'react'
import { onConversationChange } from '@/components/chat/conversations/conversation-events'
import type { ThreadAction } from '@/lib/chat/thread/thread-state'

/** The thread hears of a new name that its conversation was given in the list or in the bar. */
export function useConversationRename(dispatch: Dispatch<ThreadAction>): void {
  useEffect(
    () =>
      onConversationChange(({ renamed }) => {
        if (!renamed) return
        dispatch({ type: 'renamed', conversation: renamed.id, title: renamed.title })
      }),
    [dispatch],
  )
}
