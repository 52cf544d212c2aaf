import { unstable_rethrow } from 'next/navigation'
import { type FormEvent, useActionState, useEffect, useRef, useState, useTransition } from 'react'
import { submitIntake } from '@/lib/chat/consultation/actions'
import type { Field } from '@/lib/chat/consultation/field-table'
import { emptyIntake, formEntries } from '@/lib/chat/consultation/form-entries'
import type { FormEntries, IntakeProblems, IntakeState } from '@/lib/chat/consultation/types'
import type { IntakeFields } from './intake-context'
import type { IntakeControl } from './intake-control'
import { deleteDraft, readDraft, saveDraft } from './intake-draft'
import { loadFeedback } from './lazy-feedback'
import { type Step, stepFields, stepOf, steps } from './steps'

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

const isControl = (element: unknown): element is Control =>
  element instanceof HTMLInputElement ||
  element instanceof HTMLTextAreaElement ||
  element instanceof HTMLSelectElement

const isBox = (element: unknown): element is HTMLInputElement =>
  element instanceof HTMLInputElement && ['checkbox', 'radio'].includes(element.type)

/**
 * The intake in the browser: one step at a time, each checked before the next with the schema of the server,
 * the draft stored in this tab. Without script the whole form is posted, and the page that answers holds what
 * this hook begins with.
 */
export function useIntake(field: Field) {
  const [posted, action] = useActionState(submitIntake, emptyIntake)
  const [answer, setAnswer] = useState<IntakeState | null>(null)
  const [step, setStep] = useState<Step>('what')
  const [isScripted, setScripted] = useState(false)
  const [isRestored, setRestored] = useState(false)
  const [rejections, setRejections] = useState(0)
  const [isPending, startTransition] = useTransition()
  const form = useRef<HTMLFormElement>(null)
  const feedback = useRef<HTMLDivElement>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  /** Whether the step is another one because the person went there. */
  const hasMoved = useRef(false)
  const [problems, setProblems] = useState<IntakeProblems>(posted.problems)
  const control = useRef<IntakeControl | null>(null)
  const opening = useRef<Promise<IntakeControl> | null>(null)
  const elements = useRef(new Map<string, Set<Element>>())
  const state = answer ?? posted

  const readForm = () => new FormData(form.current ?? undefined)

  /** The check of the browser. @throws where it cannot be fetched */
  function open(): Promise<IntakeControl> {
    opening.current ??= Promise.all([import('./intake-control'), loadFeedback()]).then(
      ([{ openIntakeControl }]) => {
        const boxes = [...elements.current].flatMap(([name, known]) =>
          [...known].some((each) => isBox(each) && each.type === 'checkbox') ? [name] : [],
        )
        const opened = openIntakeControl({ field, boxes, readForm, onProblems: setProblems })
        for (const [name, known] of elements.current) {
          const { ref } = opened.register(name)
          for (const element of known) ref(element)
        }
        control.current = opened
        return opened
      },
    )
    opening.current.catch(() => {
      opening.current = null
    })
    return opening.current
  }

  /** For a control of the form; react-hook-form knows it once it is there. */
  function register(name: string) {
    const known = elements.current.get(name) ?? new Set<Element>()
    elements.current.set(name, known)
    return {
      name,
      ref(element: Element | null) {
        if (element) known.add(element)
        else for (const each of known) if (!each.isConnected) known.delete(each)
        if (element) control.current?.register(name).ref(element)
      },
      onChange: (event: { target: unknown }) =>
        void control.current?.register(name).onChange(event),
      onBlur: (event: { target: unknown }) => void control.current?.register(name).onBlur(event),
    }
  }

  /** Puts a draft, or what was posted, into the fields that this form has. */
  function fill(entries: FormEntries): void {
    for (const [name, texts] of Object.entries(entries)) {
      const named = form.current?.elements.namedItem(name)
      const controls = named instanceof RadioNodeList ? [...named] : [named]
      for (const each of controls) {
        if (isBox(each)) each.checked = texts.includes(each.value)
        else if (isControl(each)) each.value = texts[0] ?? ''
      }
      if (named) control.current?.setValue(name, isBox(controls[0]) ? texts : (texts[0] ?? ''))
    }
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: once
  useEffect(() => {
    // Fetched while there is a connection: they also say that there is none.
    void open().catch(() => {})
  }, [])

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the script has come
  useEffect(() => {
    setScripted(true)
    if (Object.keys(posted.entries).length > 0) return
    void readDraft().then((draft) => {
      if (!draft) return
      fill(draft)
      setRestored(true)
    })
  }, [posted])

  // biome-ignore lint/correctness/useExhaustiveDependencies: once the step has been drawn
  useEffect(() => {
    if (hasMoved.current) heading.current?.focus()
    hasMoved.current = false
  }, [step])

  useEffect(() => {
    if (rejections > 0) feedback.current?.focus()
  }, [rejections])

  function go(to: Step, next: IntakeState = emptyIntake): void {
    hasMoved.current = to !== step
    setStep(to)
    setAnswer(next)
    control.current?.clearErrors()
  }

  function reject(at: Step, next: IntakeState): void {
    setStep(at)
    setAnswer(next)
    setRejections((count) => count + 1)
  }

  /** Sends the whole form: to see the question, or to ask it. */
  async function send(act: 'review' | 'send'): Promise<void> {
    const data = readForm()
    data.set('act', act)
    const next = await submitIntake(state, data)
    const [first] = Object.keys(next.problems)
    if (first) {
      const opened = await open()
      for (const [name, message] of Object.entries(next.problems))
        opened.setError(name, { message })
      reject(stepOf(first), emptyIntake)
    } else if (next.failure) reject(step, next)
    else if (act === 'review' && next.review) go('review', next)
  }

  async function leaveStep(): Promise<void> {
    if (step === 'review') return send('send')
    const { clearErrors, trigger, allProblems } = await open()
    clearErrors()
    if (!(await trigger([...stepFields[step]]))) return reject(step, emptyIntake)
    const next = steps[steps.indexOf(step) + 1] ?? 'review'
    if (next !== 'review') return go(next)
    if (await trigger()) return send('review')
    const [first] = Object.keys(allProblems())
    reject(first ? stepOf(first) : step, emptyIntake)
  }

  function advance(): void {
    if (isPending) return
    startTransition(async () => {
      try {
        await leaveStep()
      } catch (thrown) {
        try {
          unstable_rethrow(thrown)
        } catch (redirect) {
          // The answer is being written: the page goes there.
          deleteDraft()
          throw redirect
        }
        reject(step, { ...emptyIntake, review: state.review, failure: { reason: 'network' } })
      }
    })
  }

  const fields: IntakeFields = {
    register,
    problems,
    readField: (name) => (form.current ? String(readForm().get(name) ?? '') : ''),
  }
  const listed = Object.entries(problems)
  return {
    state,
    step,
    isScripted,
    isPending,
    isRestored,
    /** Of the step that is shown; without script all steps are. */
    problems: isScripted ? listed.filter(([name]) => stepOf(name) === step) : listed,
    /** What a form that was sent without script held. */
    entries: posted.entries,
    fields,
    refs: { form, feedback, heading },
    action,
    advance,
    back: () => go(steps[steps.indexOf(step) - 1] ?? 'what'),
    onInput() {
      if (form.current) saveDraft(formEntries(readForm()))
    },
    onSubmit(event: FormEvent) {
      event.preventDefault()
      advance()
    },
    clear() {
      deleteDraft()
      const names = new Set(
        [...(form.current?.elements ?? [])].map((each) => each.getAttribute('name')),
      )
      for (const name of names) if (name) fill({ [name]: [] })
      setRestored(false)
      go('what')
    },
  }
}
