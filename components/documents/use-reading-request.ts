import { useState } from 'react'
import { apiSend } from '@/lib/api-client'
import { reloadApi } from '@/lib/use-api'

/** Asks for a document to be read again, or for its reading to be broken off; `failed`: it could not be asked. */
export function useReadingRequest(id: string): {
  ask: (what: 'again' | 'cancel') => Promise<void>
  failed: boolean
} {
  const [failed, setFailed] = useState(false)
  return {
    failed,
    async ask(what) {
      setFailed(false)
      await apiSend(`/api/documents/${id}/reading`, { method: 'POST', body: { ask: what } }).catch(
        () => setFailed(true),
      )
      await reloadApi('/api/documents')
    },
  }
}
