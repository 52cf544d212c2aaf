import { useCallback, useState } from 'react'
import { assignOwnFinding } from '@/lib/contracts/assignment/actions'
import {
  type ChangeResult,
  commentOwnFinding,
  decideOwnFinding,
} from '@/lib/contracts/reviews/actions'
import type { FindingView } from '@/lib/contracts/reviews/finding-view'
import type { FindingChange } from './finding-actions'

function send(id: string, change: FindingChange): Promise<ChangeResult> {
  if (change.assignee !== undefined) return assignOwnFinding(id, change.assignee)
  return change.state === undefined
    ? commentOwnFinding(id, change.comment ?? '')
    : decideOwnFinding(id, change.state, change.dismissal ?? '', change.wording ?? null)
}

/** The findings with what their reader says to them: shown at once, and taken back when it was not kept. */
export function useFindings(given: readonly FindingView[]) {
  const [findings, setFindings] = useState(given)
  const [failed, setFailed] = useState(false)

  const change = useCallback(
    async (id: string, next: FindingChange) => {
      const before = findings.find((finding) => finding.id === id)
      if (!before) return
      const put = (with_: FindingChange) =>
        setFindings((all) => all.map((each) => (each.id === id ? { ...each, ...with_ } : each)))
      setFailed(false)
      put(next)
      const result = await send(id, next).catch(() => ({ ok: false }) as const)
      if (result.ok) return
      const { state, dismissal, comment, wording, assignee } = before
      put({ state, dismissal, comment, wording, assignee })
      setFailed(true)
    },
    [findings],
  )
  return { findings, change, failed }
}
