import { Notice } from '@/components/ui/notice'
import type { Said } from './use-ledger-act'

/** What came of the last act; there from the start, so that screen readers hear it change. */
export function SaidNotice({ said }: { said: Said | null }) {
  return (
    <>
      <div role="alert">
        {said?.tone === 'error' ? <Notice tone="error">{said.text}</Notice> : null}
      </div>
      <div role="status">
        {said && said.tone !== 'error' ? <Notice tone={said.tone}>{said.text}</Notice> : null}
      </div>
    </>
  )
}
