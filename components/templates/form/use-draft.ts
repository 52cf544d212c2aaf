import { useCallback, useEffect, useRef, useState } from 'react'
import { hasSessionHint } from '@/components/layout/session/session-hint'
import {
  deleteOwnDraft,
  loadDocumentAnswers,
  loadOwnDraft,
  saveOwnDraft,
} from '@/lib/templates/actions'
import type { TypedAnswers } from '@/lib/templates/example-answers'
import { type DraftOf, forgetDraft, readStoredDraft, storeDraft } from './draft-storage'

/** Where what was typed is kept, for the line below the form. */
export type DraftPlace = 'browser' | 'account' | 'unsaved' | null

/** What the form began with. `missing`: the document that was asked for is not there, or of another template. */
export type DraftStart = 'new' | 'restored' | 'document' | 'missing'

const accountPauseMs = 2000
/** Longer than this nobody is kept from typing by a draft that does not come. */
const longestWaitMs = 10_000

type Found = { answers: TypedAnswers | null; start: DraftStart }

/** A draft of the account, and until it is known the one of this browser. */
async function findDraft(of: DraftOf): Promise<Found> {
  const stored = readStoredDraft(of)
  if (of.document) {
    const loaded = await loadDocumentAnswers(of.template, of.document).catch(() => null)
    const answers = loaded?.ok ? loaded.answers : null
    return answers
      ? { answers: stored ?? answers, start: 'document' }
      : { answers: null, start: 'missing' }
  }
  if (stored || !hasSessionHint()) return { answers: stored, start: stored ? 'restored' : 'new' }
  const loaded = await loadOwnDraft(of.template).catch(() => null)
  const answers = loaded?.ok ? (loaded.draft?.answers ?? null) : null
  return { answers, start: answers ? 'restored' : 'new' }
}

/**
 * Keeps what is typed: in the account of whoever is signed in, and in this browser until it is there. Answers of a
 * document of the library are kept in this browser alone until it is written again.
 * @param document read when the form is first shown; undefined until the address is known
 * @param restore puts kept answers into the form
 */
export function useDraft(
  template: string,
  document: string | null | undefined,
  restore: (answers: TypedAnswers) => void,
) {
  const [place, setPlace] = useState<DraftPlace>(null)
  const [start, setStart] = useState<DraftStart>('new')
  const [isKnown, setKnown] = useState(false)
  /** Something was typed or cleared since the page came: a draft that comes later takes none of it away. */
  const isBegun = useRef(false)
  const timer = useRef<ReturnType<typeof setTimeout> | null>(null)
  const put = useRef(restore)
  put.current = restore

  useEffect(() => {
    if (document === undefined) return
    let left = false
    const waited = setTimeout(() => setKnown(true), longestWaitMs)
    findDraft({ template, document }).then(({ answers, start: begun }) => {
      if (left) return
      setKnown(true)
      if (isBegun.current) return
      if (answers) put.current(answers)
      setStart(begun)
    })
    return () => {
      left = true
      clearTimeout(waited)
      if (timer.current) clearTimeout(timer.current)
    }
  }, [template, document])

  const keep = useCallback(
    (answers: TypedAnswers) => {
      if (document === undefined) return
      isBegun.current = true
      const of = { template, document }
      if (timer.current) clearTimeout(timer.current)
      const toAccount = document === null && hasSessionHint()
      // At once in the browser: a page that is closed now loses nothing.
      storeDraft(of, answers)
      if (!toAccount) return setPlace('browser')
      timer.current = setTimeout(async () => {
        const saved = await saveOwnDraft(template, answers).catch(() => null)
        if (saved?.ok) forgetDraft(of)
        setPlace(saved?.ok ? 'account' : 'unsaved')
      }, accountPauseMs)
    },
    [template, document],
  )
  const forget = useCallback(() => {
    if (document === undefined) return
    isBegun.current = true
    if (timer.current) clearTimeout(timer.current)
    forgetDraft({ template, document: document ?? null })
    setPlace(null)
    setStart('new')
    if (!document && hasSessionHint()) void deleteOwnDraft(template).catch(() => null)
  }, [template, document])
  return { place, start, isKnown, keep, forget }
}
