import { type FormEvent, useActionState, useEffect, useRef, useState, useTransition } from 'react'
import { submitIntake } from '@/lib/chat/consultation/actions'
import type { Field } from '@/lib/chat/consultation/field-table'
import { emptyIntake, formEntries } from '@/lib/chat/consultation/form-text'
import type { IntakeState } from '@/lib/chat/consultation/types'
import { deleteDraft, readDraft, saveDraft } from './intake-draft'
import { loadFeedback } from './lazy-feedback'
import { type Step, steps } from './steps'

const load = () => Promise.all([import('./complete-step'), loadFeedback()])

/**
 * The intake in the browser: one step at a time, each checked before the next, the draft kept in this tab.
 * Without script the form is posted whole, and the page answers with what this hook begins with.
 */
export function useIntake(field: Field) {
  const [posted, action] = useActionState(submitIntake, emptyIntake)
  const [answered, setAnswered] = useState<IntakeState | null>(null)
  const [step, setStep] = useState<Step>('what')
  const [scripted, setScripted] = useState(false)
  /** What the fields are made with; a new number makes them anew. */
  const [draft, setDraft] = useState<{ no: number; entries: IntakeState['entries'] } | null>(null)
  const [pending, startTransition] = useTransition()
  const form = useRef<HTMLFormElement>(null)
  const told = useRef<HTMLDivElement>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  /** Whether the step is another one because the person went there. */
  const moved = useRef(false)
  const state = answered ?? posted

  useEffect(() => {
    // Fetched while there is a connection: they also say that there is none.
    void load().catch(() => {})
  }, [])

  useEffect(() => {
    setScripted(true)
    if (Object.keys(posted.entries).length > 0) return
    void readDraft().then((kept) => {
      if (kept) setDraft({ no: 1, entries: kept })
    })
  }, [posted])

  // biome-ignore lint/correctness/useExhaustiveDependencies: once the step has been drawn
  useEffect(() => {
    if (moved.current) heading.current?.focus()
    moved.current = false
  }, [step])

  useEffect(() => {
    if (answered && (answered.failure || Object.keys(answered.problems).length > 0)) {
      told.current?.focus()
    }
  }, [answered])

  function go(to: Step, next: IntakeState = emptyIntake) {
    moved.current = true
    setStep(to)
    setAnswered(next)
  }

  function advance() {
    const element = form.current
    if (!element || pending) return
    const data = new FormData(element)
    startTransition(async () => {
      const [part] = await load().catch(() => [null])
      if (!part) {
        const failure = { reason: 'network' } as const
        return setAnswered({ ...emptyIntake, review: state.review, failure })
      }
      const left = await part.completeStep(step, data, field, state)
      moved.current = left.moved
      setStep(left.step)
      setAnswered(left.state)
    })
  }

  return {
    state,
    step,
    scripted,
    pending,
    restored: draft !== null && draft.no === 1,
    entries: draft?.entries ?? state.entries,
    version: draft?.no ?? 0,
    refs: { form, told, heading },
    action,
    advance,
    back: () => go(steps[steps.indexOf(step) - 1] ?? 'what'),
    onInput: () => {
      if (form.current) saveDraft(formEntries(new FormData(form.current)))
    },
    onSubmit: (event: FormEvent) => {
      event.preventDefault()
      advance()
    },
    clear: () => {
      deleteDraft()
      setDraft({ no: (draft?.no ?? 1) + 1, entries: {} })
      setAnswered(emptyIntake)
      setStep('what')
    },
  }
}
