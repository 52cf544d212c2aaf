import { changedEvent } from '@/lib/chat/conversations/constants'

/** What has changed, where a list can do something with it before it has asked the server. */
export type ConversationChange = { deleted?: string; renamed?: { id: string; title: string } }

/** Tells every list of conversations in this window to read itself anew. */
export function announceChange(detail: ConversationChange = {}): void {
  window.dispatchEvent(new CustomEvent<ConversationChange>(changedEvent, { detail }))
}

/** @returns what stops listening */
export function onConversationChange(listen: (changed: ConversationChange) => void): () => void {
  const heard = (event: Event) => {
    listen(event instanceof CustomEvent ? ((event.detail as ConversationChange | null) ?? {}) : {})
  }
  window.addEventListener(changedEvent, heard)
  return () => window.removeEventListener(changedEvent, heard)
}
