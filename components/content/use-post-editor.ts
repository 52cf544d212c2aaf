import { useEffect, useMemo, useRef, useState } from 'react'
import { type Resolver, useForm } from 'react-hook-form'
import { publish, remove, save, unpublish } from '@/lib/content/actions'
import type { EditablePost } from '@/lib/content/schema'
import type { WriteFailure, WriteFailureReason, WriteResult } from '@/lib/content/types'
import {
  type Draft,
  deleteStoredDraft,
  draftOf,
  inputOf,
  isSame,
  readStoredDraft,
  type SavedVersion,
  savedVersionOf,
  storeDraft,
} from './post-draft'

export type EditorNotice =
  | { kind: 'saved'; at: Date }
  | { kind: 'published' | 'unpublished' | 'restored' }
  | { kind: 'failed'; reason: WriteFailureReason }

/** A lost connection is a failure like any other. */
async function orNetworkFailure<T>(work: Promise<T>): Promise<T | WriteFailure> {
  try {
    return await work
  } catch {
    return { ok: false, reason: 'network' }
  }
}

/** The post in the editor: what is typed, what the server has, and what can be done with it. */
export function usePostEditor(post: EditablePost | null, author: string) {
  const initial = useMemo(() => draftOf(post, author), [post, author])
  const [saved, setSaved] = useState(initial)
  const [version, setVersion] = useState<SavedVersion>(() => savedVersionOf(post))
  const [busy, setBusy] = useState(false)
  const [notice, setNotice] = useState<EditorNotice | null>(null)
  const [ready, setReady] = useState(false)

  // The server reads what is sent; languages that were left empty are not part of it.
  const latest = useRef(version)
  latest.current = version
  const resolver: Resolver<Draft> = async (draft, context, options) => {
    const [{ zodResolver }, { postInputSchema }] = await Promise.all([
      import('@hookform/resolvers/zod'),
      import('@/lib/content/schema'),
    ])
    const resolve = zodResolver(postInputSchema)
    const input = inputOf(draft, latest.current)
    const { errors } = await resolve(
      input,
      context,
      options as unknown as Parameters<typeof resolve>[2],
    )
    return Object.keys(errors).length > 0
      ? { values: {}, errors: errors as Awaited<ReturnType<Resolver<Draft>>>['errors'] }
      : { values: draft, errors: {} }
  }
  const form = useForm<Draft>({ defaultValues: initial, resolver })
  const { getValues, reset, setError, setValue } = form
  const draft = form.watch()
  const dirty = !isSame(draft, saved)

  // Once, after the first paint: the server does not know what this tab has stored.
  useEffect(() => {
    if (ready) return
    let isGone = false
    void readStoredDraft(version.current).then((stored) => {
      if (isGone) return
      setReady(true)
      if (!stored || isSame(stored.draft, initial)) return
      reset(stored.draft)
      setVersion((before) => ({ ...before, base: stored.base }))
      setNotice({ kind: 'restored' })
    })
    return () => {
      isGone = true
    }
  }, [ready, initial, version.current, reset])

  useEffect(() => {
    if (!ready) return
    if (dirty) storeDraft(version.current, { base: version.base, draft })
    else deleteStoredDraft(version.current)
  }, [ready, dirty, draft, version])

  /** What the server refused is shown at its field. */
  function report({ reason, fields = {} }: WriteFailure): void {
    const errors = Object.entries(
      reason === 'taken' || reason === 'fixed' ? { id: reason } : fields,
    )
    for (const [path, message] of errors) setError(path as 'id', { type: 'server', message })
    setNotice({ kind: 'failed', reason })
  }

  async function send(typed: Draft): Promise<SavedVersion | null> {
    const sent = { ...typed, id: typed.id.trim() }
    const result = await orNetworkFailure(save(inputOf(sent, version)))
    if (!result.ok) {
      report(result)
      return null
    }
    deleteStoredDraft(version.current)
    setSaved(sent)
    // What was typed while the answer was under way stays.
    if (getValues('id') === typed.id) setValue('id', sent.id)
    const next: SavedVersion = { current: result.id, base: result.updatedAt, status: result.status }
    setVersion(next)
    setNotice({ kind: 'saved', at: new Date() })
    window.history.replaceState(null, '', `?id=${result.id}`)
    return next
  }

  async function saveNow(): Promise<SavedVersion | null> {
    let next: SavedVersion | null = null
    await form.handleSubmit(
      async (typed) => {
        next = await send(typed)
      },
      () => setNotice({ kind: 'failed', reason: 'validation' }),
    )()
    return next
  }

  async function change(
    work: (id: string) => Promise<WriteResult>,
    status: SavedVersion['status'],
    kind: 'published' | 'unpublished',
  ): Promise<void> {
    const stored = dirty || version.current === null ? await saveNow() : version
    if (!stored?.current) return
    const result = await orNetworkFailure(work(stored.current))
    if (!result.ok) return report(result)
    setVersion({ ...stored, status })
    setNotice({ kind })
  }

  /** One thing at a time. */
  async function once(work: () => Promise<unknown>): Promise<void> {
    if (busy) return
    setBusy(true)
    try {
      await work()
    } finally {
      setBusy(false)
    }
  }

  return {
    form,
    draft,
    version,
    notice,
    /** False until the script has come and has looked for what this tab stored. */
    ready,
    busy,
    dirty,
    save: () => once(saveNow),
    publish: () => once(() => change(publish, 'published', 'published')),
    unpublish: () => once(() => change(unpublish, 'draft', 'unpublished')),
    /** @returns whether it is gone */
    remove: async (): Promise<boolean> => {
      if (version.current === null) return false
      const result = await orNetworkFailure(remove(version.current))
      if (!result.ok) report(result)
      else {
        deleteStoredDraft(version.current)
        setSaved(draft)
      }
      return result.ok
    },
    /** Back to what the server has. */
    discard: () => {
      reset(saved)
      setVersion((before) => ({ ...before, base: savedVersionOf(post).base ?? before.base }))
      setNotice(null)
    },
  }
}

export type PostForm = ReturnType<typeof usePostEditor>['form']
