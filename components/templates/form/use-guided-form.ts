import { useDeferredValue, useEffect, useMemo, useRef, useState } from 'react'
import {
  type FieldErrors,
  type FieldValues,
  type Resolver,
  useForm,
  useWatch,
} from 'react-hook-form'
import { koreanDay } from '@/lib/korean-time'
import { findingsOf } from '@/lib/templates/checks'
import { draftDocument } from '@/lib/templates/draft/draft-document'
import { completeAnswers } from '@/lib/templates/draft/scope'
import type { TypedAnswers } from '@/lib/templates/example-answers'
import { questionsOf } from '@/lib/templates/questions'
import { readAnswers } from '@/lib/templates/read-answer'
import type { Template } from '@/lib/templates/types'
import { useDraft } from './use-draft'

/** The schema and its parser are fetched when an answer is first checked. */
const resolverOf =
  (template: Template): Resolver<FieldValues> =>
  async (values, context, options) => {
    const loaded = await Promise.all([
      import('@hookform/resolvers/zod'),
      import('@/lib/templates/form-schema'),
    ]).catch(() => null)
    // The server reads the answers in any case.
    if (!loaded) return { values, errors: {} }
    const [{ zodResolver }, { formSchema }] = loaded
    return zodResolver(formSchema(template))(values, context, options)
  }

/** Fields that were never touched are not answered. */
const typedOf = (values: FieldValues): TypedAnswers => JSON.parse(JSON.stringify(values))

/** The place of the packet, behind the last question. */
const packetStep = 'packet'

/**
 * What stands in the form, which question is asked, and the document that follows from it.
 * @param trial answers that a template is tried with: then nothing is read or kept
 */
export function useGuidedForm(template: Template, trial?: TypedAnswers) {
  const [today] = useState(() => koreanDay(new Date()))
  const [resolver] = useState(() => resolverOf(template))
  const form = useForm<FieldValues>({
    defaultValues: trial ?? {},
    resolver,
    mode: 'onBlur',
    shouldFocusError: true,
  })
  const { control, reset, trigger } = form
  const values = useWatch({ control })
  const [step, setStep] = useState(template.fields[0]?.id ?? packetStep)
  const heading = useRef<HTMLHeadingElement>(null)
  const isMoved = useRef(false)
  const [round, setRound] = useState(0)
  // The page is the same for everyone; what document it is about stands in its address.
  const [document, setDocument] = useState<string | null>()
  const isTrial = trial !== undefined
  useEffect(() => {
    if (!isTrial) setDocument(new URLSearchParams(window.location.search).get('document'))
  }, [isTrial])
  const draft = useDraft(template.id, document, reset)

  const { keep } = draft
  const typed = useMemo(() => typedOf(values), [values])
  const isTouched = Object.keys(form.formState.dirtyFields).length > 0
  useEffect(() => {
    if (isTouched) keep(typed)
  }, [isTouched, keep, typed])

  const { answers, drafted, findings, questions } = useMemo(() => {
    const read = readAnswers(template, typed).answers
    const complete = completeAnswers(template, read)
    return {
      answers: complete,
      drafted: draftDocument(template, read),
      findings: findingsOf(template, complete, today),
      questions: questionsOf(template, read),
    }
  }, [template, today, typed])

  const steps = [...questions.map(({ id }) => id), packetStep]
  // A question that an answer took away leads to the one before it.
  const at = Math.max(0, steps.indexOf(step))

  useEffect(() => {
    if (isMoved.current && step) heading.current?.focus()
  }, [step])
  function go(to: string) {
    isMoved.current = true
    setStep(to)
  }
  async function next() {
    const question = questions[at]
    if (question && !(await trigger(question.id, { shouldFocus: true }))) return
    isMoved.current = true
    const to = steps[Math.min(at + 1, steps.length - 1)] ?? packetStep
    // Checking takes a moment; who has gone to another question meanwhile stays there.
    setStep((now) => (now === step ? to : now))
  }
  return {
    form,
    errors: form.formState.errors as FieldErrors,
    typed,
    answers,
    drafted: useDeferredValue(drafted),
    /** The document of the library that is to be written again; null for a new one. */
    document: draft.start === 'document' ? (document ?? null) : null,
    findings,
    questions,
    question: questions[at] ?? null,
    /** How often it was begun from the start. */
    round,
    /** Whether it is known what the form begins with: what is typed before would be lost. */
    isReady: isTrial || draft.isKnown,
    at,
    count: steps.length,
    heading,
    next,
    back: () => go(steps[Math.max(0, at - 1)] ?? packetStep),
    go,
    clear: () => {
      reset({})
      // What stands in the fields on the screen goes with them: the form alone would forget it, and show it still.
      setRound((times) => times + 1)
      draft.forget()
      go(template.fields[0]?.id ?? packetStep)
    },
    draft,
  }
}
