import { changedEvent } from '@/lib/chat/conversations/constants'

/** What has changed, where a list can do something with it before it has asked the server. */
export type Changed = { deleted?: string; renamed?: { id: string; title: string } }

/** Tells every list of conversations in this window to read itself anew. */
export function tellChanged(detail: Changed = {}): void {
  window.dispatchEvent(new CustomEvent<Changed>(changedEvent, { detail }))
}

/** @returns what stops listening */
export function onChanged(listen: (changed: Changed) => void): () => void {
  const heard = (event: Event) => {
    listen(event instanceof CustomEvent ? ((event.detail as Changed | null) ?? {}) : {})
  }
  window.addEventListener(changedEvent, heard)
  return () => window.removeEventListener(changedEvent, heard)
}
