import { useEffect } from 'react'
import { apiSend } from '@/lib/api-client'
import type { SourceKind } from '@/lib/saved/constants'

/** Notes that one looked at this source, for one's own list of them. No page depends on whether that was kept. */
export function useRecordView(kind: SourceKind, reference: string): void {
  useEffect(() => {
    apiSend('/api/saved/viewed', {
      method: 'POST',
      body: { kind, reference },
      attempts: 1,
    }).catch(() => undefined)
  }, [kind, reference])
}
