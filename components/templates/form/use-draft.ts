import { useCallback, useEffect, useRef, useState } from 'react'
import { hasSessionHint } from '@/components/layout/session/session-hint'
import { deleteOwnDraft, loadOwnDraft, saveOwnDraft } from '@/lib/templates/actions'
import type { TypedAnswers } from '@/lib/templates/example-answers'
import { forgetDraft, readStoredDraft, storeDraft } from './draft-storage'

/** Where what was typed is kept, for the line below the form. */
export type DraftPlace = 'browser' | 'account' | 'unsaved' | null

const accountPauseMs = 2000

/** A draft of the account, and until it is known the one of this browser. */
async function findDraft(template: string): Promise<TypedAnswers | null> {
  const stored = readStoredDraft(template)
  if (stored || !hasSessionHint()) return stored
  const loaded = await loadOwnDraft(template).catch(() => null)
  return loaded?.ok ? (loaded.draft?.answers ?? null) : null
}

/**
 * Keeps what is typed: in the account of whoever is signed in, and in this browser until it is there.
 * @param restore puts a kept draft into the form
 */
export function useDraft(template: string, restore: (answers: TypedAnswers) => void) {
  const [place, setPlace] = useState<DraftPlace>(null)
  const [isRestored, setRestored] = useState(false)
  const timer = useRef<ReturnType<typeof setTimeout> | null>(null)
  const put = useRef(restore)
  put.current = restore

  useEffect(() => {
    let left = false
    findDraft(template).then((answers) => {
      if (left || !answers) return
      put.current(answers)
      setRestored(true)
    })
    return () => {
      left = true
      if (timer.current) clearTimeout(timer.current)
    }
  }, [template])

  const keep = useCallback(
    (answers: TypedAnswers) => {
      if (timer.current) clearTimeout(timer.current)
      const toAccount = hasSessionHint()
      // At once in the browser: a page that is closed now loses nothing.
      storeDraft(template, answers)
      if (!toAccount) return setPlace('browser')
      timer.current = setTimeout(async () => {
        const saved = await saveOwnDraft(template, answers).catch(() => null)
        if (saved?.ok) forgetDraft(template)
        setPlace(saved?.ok ? 'account' : 'unsaved')
      }, accountPauseMs)
    },
    [template],
  )
  const forget = useCallback(() => {
    if (timer.current) clearTimeout(timer.current)
    forgetDraft(template)
    setPlace(null)
    setRestored(false)
    if (hasSessionHint()) void deleteOwnDraft(template).catch(() => null)
  }, [template])
  return { place, isRestored, keep, forget }
}
