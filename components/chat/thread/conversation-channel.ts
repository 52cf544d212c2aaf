/** Of this window: the list of conversations is read again. */
const changedEvent = 'chat:changed'

let channel: BroadcastChannel | undefined

/** One for reading and writing: what a tab says itself does not come back to it. */
function tabs(): BroadcastChannel | undefined {
  if (typeof BroadcastChannel === 'undefined') return undefined
  channel ??= new BroadcastChannel('beopdap:chat')
  return channel
}

const announceInTab = () => window.dispatchEvent(new Event(changedEvent))

/** Tells the list of this tab and the other tabs that a conversation has changed. */
export function broadcastChange(conversation: string): void {
  announceInTab()
  tabs()?.postMessage(conversation)
}

/** Calls with a conversation that another tab has changed; returns how to stop. */
export function onOtherTabChange(listener: (conversation: string) => void): () => void {
  const told = ({ data }: MessageEvent<unknown>) => {
    if (typeof data !== 'string') return
    announceInTab()
    listener(data)
  }
  tabs()?.addEventListener('message', told)
  return () => tabs()?.removeEventListener('message', told)
}
