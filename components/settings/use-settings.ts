import { useEffect, useState } from 'react'
import { type FieldPath, type Resolver, useForm } from 'react-hook-form'
import { updateSettings } from '@/lib/settings/actions'
import type { SettingsInput } from '@/lib/settings/schema'
import type { CurrentSettings } from '@/lib/settings/types'

export type SettingsStatus =
  | { kind: 'saved' }
  | { kind: 'fields' }
  /** What another administrator has saved meanwhile; what is typed here stays. */
  | { kind: 'stale'; theirs: CurrentSettings }
  | { kind: 'failed'; reason: 'unauthorized' | 'forbidden' | 'failed' | 'network' }

/** Checks with the schema of the action, which is fetched when the form is sent. */
const resolver: Resolver<SettingsInput> = async (values, context, options) => {
  const loaded = await Promise.all([
    import('@hookform/resolvers/zod'),
    import('@/lib/settings/schema'),
  ]).catch(() => null)
  // The server checks them in any case.
  if (!loaded) return { values, errors: {} }
  const [{ zodResolver }, { settingsSchema }] = loaded
  return zodResolver(settingsSchema, undefined, { raw: true })(values, context, options)
}

/** The form of the settings, what is saved, and what came of saving. */
export function useSettings(current: CurrentSettings) {
  const [saved, setSaved] = useState(current)
  const [status, setStatus] = useState<SettingsStatus | null>(null)
  const [busy, setBusy] = useState(false)
  // Fields wait for the script: what is typed before it would be lost.
  const [ready, setReady] = useState(false)
  useEffect(() => setReady(true), [])
  const form = useForm<SettingsInput>({ defaultValues: current.input, resolver })
  const { reset, getValues, setError, handleSubmit, formState } = form
  const { isDirty } = formState

  useEffect(() => {
    if (!isDirty) return
    const warn = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', warn)
    return () => window.removeEventListener('beforeunload', warn)
  }, [isDirty])

  function take(next: CurrentSettings) {
    setSaved(next)
    reset(next.input)
  }
  async function send(seen = saved.seen) {
    setBusy(true)
    try {
      const result = await updateSettings({ input: getValues(), seen })
      if (result.ok) {
        take(result.current)
        setStatus({ kind: 'saved' })
      } else if (result.reason === 'validation') {
        for (const [path, message] of Object.entries(result.fields)) {
          setError(path as FieldPath<SettingsInput>, { type: 'server', message })
        }
        setStatus({ kind: 'fields' })
      } else if (result.reason === 'stale') {
        setStatus({ kind: 'stale', theirs: result.current })
      } else {
        setStatus({ kind: 'failed', reason: result.reason })
      }
    } catch {
      setStatus({ kind: 'failed', reason: 'network' })
    }
    setBusy(false)
  }
  function takeTheirs(theirs: CurrentSettings) {
    take(theirs)
    setStatus(null)
  }
  /** Has what is typed checked before anything is done with it. */
  const submit = (then: () => void) => handleSubmit(then, () => setStatus({ kind: 'fields' }))
  // Of what was saved nothing is said any more once something else is typed.
  const shown = status?.kind === 'saved' && isDirty ? null : status
  return { form, saved, status: shown, busy, ready, isDirty, submit, send, takeTheirs }
}
