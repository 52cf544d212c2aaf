import { useEffect, useMemo, useState } from 'react'
import { publish, remove, save, unpublish } from '@/lib/content/actions'
import type { EditablePost } from '@/lib/content/schema'
import type { WriteFailure, WriteResult } from '@/lib/content/types'
import { draftOf, inputOf, isSame, type SavedVersion, savedVersionOf } from './post-draft'
import { deleteStoredDraft, readStoredDraft, storeDraft } from './stored-draft'

export type EditorNotice =
  | { kind: 'saved'; at: Date }
  | { kind: 'published' | 'unpublished' | 'restored' }
  | { kind: 'failed'; problem: WriteFailure }

/** A lost connection is a problem like any other. */
async function orNetworkFailure<T>(work: Promise<T>): Promise<T | WriteFailure> {
  try {
    return await work
  } catch {
    return { ok: false, reason: 'network' }
  }
}

/** The post on the desk: what is typed, what the server has, and what can be done with it. */
export function usePostDraft(post: EditablePost | null, author: string) {
  const initial = useMemo(() => draftOf(post, author), [post, author])
  const [saved, setSaved] = useState(initial)
  const [draft, setDraft] = useState(initial)
  const [version, setVersion] = useState<SavedVersion>(() => savedVersionOf(post))
  const [busy, setBusy] = useState(false)
  const [notice, setNotice] = useState<EditorNotice | null>(null)
  const [looked, setLooked] = useState(false)
  const dirty = !isSame(draft, saved)

  // Once, after the first paint: the server does not know what this tab has kept.
  useEffect(() => {
    if (looked) return
    setLooked(true)
    const kept = readStoredDraft(version.current)
    if (!kept || isSame(kept.draft, initial)) return
    setDraft(kept.draft)
    setVersion((known) => ({ ...known, base: kept.base }))
    setNotice({ kind: 'restored' })
  }, [looked, initial, version.current])

  useEffect(() => {
    if (!looked) return
    if (dirty) storeDraft(version.current, { base: version.base, draft })
    else deleteStoredDraft(version.current)
  }, [looked, dirty, draft, version])

  async function saveNow(): Promise<SavedVersion | null> {
    const sent = { ...draft, id: draft.id.trim() }
    const result = await orNetworkFailure(save(inputOf(sent, version)))
    if (!result.ok) {
      setNotice({ kind: 'failed', problem: result })
      return null
    }
    const next: SavedVersion = {
      current: result.id,
      base: result.updatedAt,
      status: result.status,
    }
    deleteStoredDraft(version.current)
    setSaved(sent)
    // What was typed while the answer was under way stays.
    setDraft((typed) => (isSame(typed, draft) ? sent : typed))
    setVersion(next)
    setNotice({ kind: 'saved', at: new Date() })
    window.history.replaceState(null, '', `?id=${result.id}`)
    return next
  }

  async function change(
    work: (id: string) => Promise<WriteResult>,
    status: SavedVersion['status'],
    kind: 'published' | 'unpublished',
  ): Promise<void> {
    const known = dirty || version.current === null ? await saveNow() : version
    if (!known?.current) return
    const result = await orNetworkFailure(work(known.current))
    if (!result.ok) return setNotice({ kind: 'failed', problem: result })
    setVersion({ ...known, status })
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
    draft,
    setDraft,
    version,
    notice,
    /** False until the script has arrived and has looked for what this tab kept. */
    ready: looked,
    busy,
    dirty,
    save: () => once(saveNow),
    publish: () => once(() => change(publish, 'published', 'published')),
    unpublish: () => once(() => change(unpublish, 'draft', 'unpublished')),
    /** @returns whether it is gone */
    remove: async (): Promise<boolean> => {
      if (version.current === null) return false
      const result = await orNetworkFailure(remove(version.current))
      if (!result.ok) setNotice({ kind: 'failed', problem: result })
      else {
        deleteStoredDraft(version.current)
        setSaved(draft)
      }
      return result.ok
    },
    /** Back to what the server has. */
    discard: () => {
      setDraft(saved)
      setVersion((known) => ({ ...known, base: savedVersionOf(post).base ?? known.base }))
      setNotice(null)
    },
  }
}
