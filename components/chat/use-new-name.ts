'use client'

import { type Dispatch, useEffect } from 'react'
import type { RoomAct } from '@/lib/chat/room-state'
import { onChanged } from './conversations/tell-changed'

/** The room hears of a new name that its conversation was given in the list or in the bar. */
export function useNewName(dispatch: Dispatch<RoomAct>): void {
  useEffect(
    () =>
      onChanged(({ renamed }) => {
        if (!renamed) return
        dispatch({ type: 'renamed', conversation: renamed.id, title: renamed.title })
      }),
    [dispatch],
  )
}
