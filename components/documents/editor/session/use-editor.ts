import { createContext, useContext, useSyncExternalStore } from 'react'
import type { EditorSession, Snapshot } from './editor-session'

export const SessionContext = createContext<EditorSession | null>(null)

/** The document that is open. Only inside of the editor. */
export function useSession(): EditorSession {
  const session = useContext(SessionContext)
  if (!session) throw new Error('outside of the editor')
  return session
}

/** One part of what is known of the document; what asks is drawn anew when that part changes. */
export function useEditor<T>(pick: (snapshot: Snapshot) => T): T {
  const session = useSession()
  const read = () => pick(session.read())
  return useSyncExternalStore(session.subscribe, read, read)
}
