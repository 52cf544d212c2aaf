'use client'

import { type ComponentType, type ReactNode, useEffect, useState } from 'react'
import type { MessageListProps } from './message-list'

/**
 * The conversation so far. How answers are drawn is most of the thread's script, so it comes after the page, as
 * soon as there is one to draw; until then, and without script, the server's drawing of them stands.
 */
export function LazyMessageList({ drawn, ...props }: MessageListProps & { drawn: ReactNode }) {
  const [Turns, setTurns] = useState<ComponentType<MessageListProps> | null>(null)
  const { connection } = props.connected
  // biome-ignore lint/correctness/useExhaustiveDependencies: what could not be fetched is, once there is a connection
  useEffect(() => {
    if (Turns) return
    import('./message-list').then(
      ({ MessageList }) => setTurns(() => MessageList),
      () => {},
    )
  }, [Turns, connection])
  if (props.state.messages.length === 0) return null
  return Turns ? <Turns {...props} /> : drawn
}
