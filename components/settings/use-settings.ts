import { useEffect, useState } from 'react'
import { updateSettings } from '@/lib/settings/actions'
import type { SettingsInput } from '@/lib/settings/schema'
import type { CurrentSettings, SaveResult, SettingsErrors } from '@/lib/settings/types'

export type SettingsStatus =
  | { kind: 'saved' }
  | { kind: 'fields'; fields: SettingsErrors }
  /** What somebody else has saved meanwhile; what is typed here stays. */
  | { kind: 'stale'; theirs: CurrentSettings }
  | { kind: 'failed'; reason: 'unauthorized' | 'forbidden' | 'failed' | 'network' }

function statusOf(result: SaveResult): SettingsStatus {
  if (result.ok) return { kind: 'saved' }
  if (result.reason === 'validation') return { kind: 'fields', fields: result.fields }
  if (result.reason === 'stale') return { kind: 'stale', theirs: result.current }
  return { kind: 'failed', reason: result.reason }
}

/** What is typed, what holds, and what came of saving. */
export function useSettings(current: CurrentSettings) {
  const [standing, setStanding] = useState(current)
  const [draft, setDraft] = useState(current.input)
  const [said, setSaid] = useState<SettingsStatus | null>(null)
  const [busy, setBusy] = useState(false)
  // Fields wait for the script: what is typed before it would be lost.
  const [ready, setReady] = useState(false)
  useEffect(() => setReady(true), [])
  const dirty = JSON.stringify(draft) !== JSON.stringify(standing.input)

  useEffect(() => {
    if (!dirty) return
    const warn = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', warn)
    return () => window.removeEventListener('beforeunload', warn)
  }, [dirty])

  function change(part: Partial<SettingsInput>) {
    setDraft((known) => ({ ...known, ...part }))
    setSaid((known) => (known?.kind === 'saved' ? null : known))
  }
  function take(next: CurrentSettings) {
    setStanding(next)
    setDraft(next.input)
  }
  async function send(seen = standing.seen) {
    setBusy(true)
    try {
      const result = await updateSettings({ input: draft, seen })
      if (result.ok) take(result.current)
      setSaid(statusOf(result))
    } catch {
      setSaid({ kind: 'failed', reason: 'network' })
    }
    setBusy(false)
  }
  function takeTheirs(theirs: CurrentSettings) {
    take(theirs)
    setSaid(null)
  }
  const fields = said?.kind === 'fields' ? said.fields : {}
  return { standing, draft, change, said, busy, ready, dirty, fields, send, takeTheirs }
}
