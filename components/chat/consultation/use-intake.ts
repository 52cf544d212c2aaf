import { unstable_rethrow } from 'next/navigation'
import {
  type FormEvent,
  useActionState,
  useEffect,
  useMemo,
  useRef,
  useState,
  useTransition,
} from 'react'
import { type FieldErrors, type FieldPath, type Resolver, set, useForm } from 'react-hook-form'
import { submitIntake } from '@/lib/chat/consultation/actions'
import type { Field } from '@/lib/chat/consultation/field-table'
import { emptyIntake, formEntries } from '@/lib/chat/consultation/form-entries'
import type { FormEntries, IntakeProblems, IntakeState } from '@/lib/chat/consultation/types'
import { koreanDay } from '@/lib/korean-time'
import type { IntakeValues } from './intake-context'
import { deleteDraft, readDraft, saveDraft } from './intake-draft'
import { loadFeedback } from './lazy-feedback'
import { type Step, stepFields, stepOf, steps } from './steps'

const load = () => Promise.all([import('@/lib/chat/consultation/check-intake'), loadFeedback()])

/** Problems as react-hook-form holds errors: the dots in a field's name are levels. */
function errorsOf(problems: IntakeProblems): FieldErrors<IntakeValues> {
  const errors: FieldErrors<IntakeValues> = {}
  for (const [name, message] of Object.entries(problems))
    set(errors, name, { type: 'intake', message })
  return errors
}

/** The problems in what react-hook-form holds, by the names of their fields. */
function problemsIn(errors: object, path = ''): IntakeProblems {
  if ('message' in errors && typeof errors.message === 'string') {
    return { [path]: errors.message as IntakeProblems[string] }
  }
  const found = Object.entries(errors).map(([name, inner]: [string, unknown]) =>
    typeof inner === 'object' && inner !== null
      ? problemsIn(inner, path === '' ? name : `${path}.${name}`)
      : {},
  )
  return Object.assign({}, ...found)
}

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
  /** What the last check of the whole form has found. */
  const found = useRef<IntakeProblems>({})
  const state = answer ?? posted

  const resolver: Resolver<IntakeValues> = async (values) => {
    const [{ checkIntake }] = await load()
    const entries = formEntries(new FormData(form.current ?? undefined))
    const checked = checkIntake(entries, field, koreanDay(new Date()))
    found.current = checked.ok ? {} : checked.problems
    return checked.ok ? { values, errors: {} } : { values: {}, errors: errorsOf(found.current) }
  }
  const postedErrors = useMemo(() => errorsOf(posted.problems), [posted])
  const { register, getValues, setValue, setError, clearErrors, trigger, formState } =
    useForm<IntakeValues>({ resolver, errors: postedErrors, shouldFocusError: false })

  /** Puts a draft, or what was posted, into the fields that this form has. */
  function fill(entries: FormEntries): void {
    for (const [name, texts] of Object.entries(entries)) {
      const element = form.current?.elements.namedItem(name)
      const [first] = element instanceof RadioNodeList ? element : [element]
      const isBox = first instanceof HTMLInputElement && first.type === 'checkbox'
      if (element) setValue(name, isBox ? texts : (texts[0] ?? ''))
    }
  }

  useEffect(() => {
    // Fetched while there is a connection: they also say that there is none.
    void load().catch(() => {})
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
    clearErrors()
  }

  function reject(at: Step, next: IntakeState): void {
    setStep(at)
    setAnswer(next)
    setRejections((count) => count + 1)
  }

  /** Sends the whole form: to see the question, or to ask it. */
  async function send(act: 'review' | 'send'): Promise<void> {
    const data = new FormData(form.current ?? undefined)
    data.set('act', act)
    const next = await submitIntake(state, data)
    const [first] = Object.keys(next.problems)
    if (first) {
      for (const [name, message] of Object.entries(next.problems)) setError(name, { message })
      reject(stepOf(first), emptyIntake)
    } else if (next.failure) reject(step, next)
    else if (act === 'review' && next.review) go('review', next)
  }

  async function leaveStep(): Promise<void> {
    if (step === 'review') return send('send')
    clearErrors()
    const names = stepFields[step] as FieldPath<IntakeValues>[]
    if (!(await trigger(names))) return reject(step, emptyIntake)
    const next = steps[steps.indexOf(step) + 1] ?? 'review'
    if (next !== 'review') return go(next)
    if (await trigger()) return send('review')
    const [first] = Object.keys(found.current)
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

  const problems = Object.entries(problemsIn(formState.errors))
  return {
    state,
    step,
    isScripted,
    isPending,
    isRestored,
    /** Of the step that is shown; without script all steps are. */
    problems: isScripted ? problems.filter(([name]) => stepOf(name) === step) : problems,
    /** What a form that was sent without script held. */
    entries: posted.entries,
    fields: { register, getValues, errors: formState.errors },
    refs: { form, feedback, heading },
    action,
    advance,
    back: () => go(steps[steps.indexOf(step) - 1] ?? 'what'),
    onInput() {
      if (form.current) saveDraft(formEntries(new FormData(form.current)))
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
