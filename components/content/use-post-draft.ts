import { useEffect, useMemo, useState } from 'react'
import { publish, remove, save, unpublish } from '@/lib/content/actions'
import type { EditablePost } from '@/lib/content/schema'
import type { Failed, WriteResult } from '@/lib/content/types'
import { keep, letGo, readKept } from './kept-draft'
import { draftOf, inputOf, isSame, type Standing, standingOf } from './post-draft'

export type Said =
  | { kind: 'saved'; at: Date }
  | { kind: 'published' | 'unpublished' | 'restored' }
  | { kind: 'failed'; problem: Failed }

/** A lost connection is a problem like any other. */
async function asked<T>(work: Promise<T>): Promise<T | Failed> {
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
  const [standing, setStanding] = useState<Standing>(() => standingOf(post))
  const [busy, setBusy] = useState(false)
  const [said, setSaid] = useState<Said | null>(null)
  const [looked, setLooked] = useState(false)
  const dirty = !isSame(draft, saved)

  // Once, after the first paint: the server does not know what this tab has kept.
  useEffect(() => {
    if (looked) return
    setLooked(true)
    const kept = readKept(standing.current)
    if (!kept || isSame(kept.draft, initial)) return
    setDraft(kept.draft)
    setStanding((known) => ({ ...known, base: kept.base }))
    setSaid({ kind: 'restored' })
  }, [looked, initial, standing.current])

  useEffect(() => {
    if (!looked) return
    if (dirty) keep(standing.current, { base: standing.base, draft })
    else letGo(standing.current)
  }, [looked, dirty, draft, standing])

  async function saveNow(): Promise<Standing | null> {
    const sent = { ...draft, id: draft.id.trim() }
    const result = await asked(save(inputOf(sent, standing)))
    if (!result.ok) {
      setSaid({ kind: 'failed', problem: result })
      return null
    }
    const next: Standing = {
      current: result.id,
      base: result.updatedAt,
      status: result.status,
    }
    letGo(standing.current)
    setSaved(sent)
    // What was typed while the answer was under way stays.
    setDraft((typed) => (isSame(typed, draft) ? sent : typed))
    setStanding(next)
    setSaid({ kind: 'saved', at: new Date() })
    window.history.replaceState(null, '', `?id=${result.id}`)
    return next
  }

  async function change(
    work: (id: string) => Promise<WriteResult>,
    status: Standing['status'],
    kind: 'published' | 'unpublished',
  ): Promise<void> {
    const known = dirty || standing.current === null ? await saveNow() : standing
    if (!known?.current) return
    const result = await asked(work(known.current))
    if (!result.ok) return setSaid({ kind: 'failed', problem: result })
    setStanding({ ...known, status })
    setSaid({ kind })
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
    standing,
    said,
    /** False until the script has arrived and has looked for what this tab kept. */
    ready: looked,
    busy,
    dirty,
    save: () => once(saveNow),
    publish: () => once(() => change(publish, 'published', 'published')),
    unpublish: () => once(() => change(unpublish, 'draft', 'unpublished')),
    /** @returns whether it is gone */
    remove: async (): Promise<boolean> => {
      if (standing.current === null) return false
      const result = await asked(remove(standing.current))
      if (!result.ok) setSaid({ kind: 'failed', problem: result })
      else {
        letGo(standing.current)
        setSaved(draft)
      }
      return result.ok
    },
    /** Back to what the server has. */
    discard: () => {
      setDraft(saved)
      setStanding((known) => ({ ...known, base: standingOf(post).base ?? known.base }))
      setSaid(null)
    },
  }
}
