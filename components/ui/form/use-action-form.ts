import { unstable_rethrow } from 'next/navigation'
import {
  type FormEvent,
  useActionState,
  useCallback,
  useEffect,
  useMemo,
  useRef,
  useState,
  useTransition,
} from 'react'
import type { createFormControl, FieldErrors, Resolver } from 'react-hook-form'
import type { z } from 'zod'
import { errorKey, formValues } from '@/lib/form-data'
import { answered, type FieldKeys, type FormState } from '@/lib/form-state'

type Texts = Record<string, unknown>
type Checker = ReturnType<typeof createFormControl<Texts>>
type FieldOf<State extends FormState> = keyof State['errors'] & string
type KeyOf<State extends FormState> = NonNullable<State['errors'][FieldOf<State>]>

type Options<State extends FormState> = {
  /** The server action that the form is sent to, with and without script. */
  action: (before: State, data: FormData) => Promise<State>
  initial: State
  /**
   * Loads the schema that the action reads the form with. It is fetched when the form is first touched, so
   * that zod is no part of the page. Without it the server alone checks the form.
   */
  schema?: () => Promise<z.ZodType>
  /** An error in words; the key is one that the schema or the action gave. Not needed where no field can be wrong. */
  errorText?: (key: KeyOf<State>, field: FieldOf<State>) => string
  /** Fields that are emptied when an answer comes: passwords. */
  clear?: readonly FieldOf<State>[]
  /** Fields that are emptied once what they said is done: notes. After a failure they stay as they were typed. */
  clearWhenDone?: readonly FieldOf<State>[]
}

type FieldOptions<Field extends string> = {
  /** Rewrites what is typed at the end of the field, like a number with dashes. */
  format?: (text: string) => string
  /** Fields whose errors depend on this one, like the second of two passwords. */
  deps?: Field[]
}

/** Keys as react-hook-form holds errors. */
function reported(errors: FieldKeys): Record<string, { type: string; message: string }> {
  const entries = Object.entries(errors).flatMap(([field, message]) =>
    message ? [[field, { type: 'server', message }] as const] : [],
  )
  return Object.fromEntries(entries)
}

/** Moves the focus to the first field with an error, else to what the form says of itself. */
function focusAnswer(form: HTMLFormElement | null): void {
  const invalid = form?.querySelector<HTMLElement>('[aria-invalid=true]')
  const field = invalid?.matches('fieldset') ? invalid.querySelector('input') : invalid
  const target = field ?? form?.querySelector<HTMLElement>('[data-form-status]')
  target?.focus()
}

/** Only at the end, so that correcting a digit in the middle does not move the cursor. */
function reformat(target: unknown, format: (text: string) => string): void {
  if (!(target instanceof HTMLInputElement)) return
  if (target.selectionStart === target.value.length) target.value = format(target.value)
}

/**
 * A form of react-hook-form over a server action. The browser checks it with the action's own schema, read
 * from the same form data; what the server finds is shown at its field. Fields are not controlled, so what
 * was typed stays, before the script has come and after every failure. Without script the browser sends
 * the form to the action by itself. The library, its resolver and the schema are fetched when the form is
 * first touched, so that none of them is in the first load of a page.
 */
export function useActionForm<State extends FormState>({
  action,
  initial,
  schema,
  errorText = String,
  clear = [],
  clearWhenDone = [],
}: Options<State>) {
  const [posted, post] = useActionState<State, FormData>(
    action as (before: Awaited<State>, data: FormData) => Promise<State>,
    initial as Awaited<State>,
  )
  const [answer, setAnswer] = useState<State | null>(null)
  const [isOutdated, setOutdated] = useState(false)
  const [rejections, setRejections] = useState(0)
  const [isSending, startSending] = useTransition()
  const form = useRef<HTMLFormElement>(null)
  const submitter = useRef<HTMLElement | null>(null)
  const state: State = answer ?? posted

  const checker = useRef<Checker | null>(null)
  const loading = useRef<Promise<Checker> | null>(null)
  const [isLoaded, setLoaded] = useState(false)
  const [isChecking, setChecking] = useState(false)
  const [, setEdits] = useState(0)
  const noteEdit = useCallback(() => setEdits((count) => count + 1), [])

  const loadSchema = () => Promise.all([import('@hookform/resolvers/zod'), schema?.()])
  const readForm = () => new FormData(form.current ?? undefined, submitter.current)

  const resolver: Resolver<Texts> = async (values, context, options) => {
    const loaded = await loadSchema().catch(() => null)
    // The server checks the form in any case, also where the schema could not be fetched.
    if (!loaded?.[1]) return { values, errors: {} }
    const resolve = loaded[0].zodResolver(loaded[1] as z.ZodType<Texts, Texts>)
    return resolve(formValues(readForm()), context, options)
  }

  // Of a form that was sent without script; the errors of other answers are set as they come.
  const postedErrors = useMemo(() => reported(posted.errors), [posted])
  const [found, setFound] = useState<FieldErrors<Texts>>(postedErrors)
  const isPending = isSending || isChecking

  async function makeChecker(): Promise<Checker> {
    const { createFormControl: create } = await import('react-hook-form')
    const made = create<Texts>({
      ...(schema ? { resolver } : {}),
      errors: postedErrors,
      shouldFocusError: false,
    })
    made.subscribe({
      formState: { errors: true },
      callback: () => setFound({ ...made.control._formState.errors }),
    })
    checker.current = made
    setLoaded(true)
    return made
  }
  /** Null where it cannot be fetched: the server then checks alone. */
  async function loadChecker(): Promise<Checker | null> {
    loading.current ??= makeChecker()
    try {
      return await loading.current
    } catch {
      loading.current = null
      return null
    }
  }

  // From here on the fields can be read.
  useEffect(noteEdit, [noteEdit])
  useEffect(() => {
    if (state.attempt > 0 || rejections > 0) focusAnswer(form.current)
  }, [state.attempt, rejections])

  const setValue = useCallback(
    (name: FieldOf<State>, value: string | false) => {
      const control = form.current?.elements.namedItem(name)
      if (control instanceof HTMLInputElement && control.type === 'checkbox') {
        control.checked = value !== false
      } else if (control instanceof HTMLElement && 'value' in control) {
        control.value = value || ''
      }
      checker.current?.setValue<string>(name, value)
      noteEdit()
    },
    [noteEdit],
  )

  function show(next: State): void {
    const errors = reported(next.errors)
    for (const [name, error] of Object.entries(errors)) checker.current?.setError(name, error)
    setFound(checker.current ? { ...checker.current.control._formState.errors } : errors)
    if (next.reason !== 'network') for (const name of clear) setValue(name, '')
    if (next.result !== null) for (const name of clearWhenDone) setValue(name, '')
    setAnswer(next)
  }

  function send(): void {
    const data = readForm()
    startSending(async () => {
      try {
        show(await action(state, data))
      } catch (thrown) {
        unstable_rethrow(thrown)
        show({ ...answered(state), reason: 'network' })
      }
    })
  }

  async function submit(): Promise<void> {
    let isRejected = false
    setChecking(true)
    const loaded = await loadChecker()
    const check = loaded?.handleSubmit(send, () => {
      isRejected = true
    })
    if (check) await check()
    else send()
    setChecking(false)
    // What the last answer said is not about what has just been typed.
    setOutdated(isRejected)
    if (isRejected) setRejections((count) => count + 1)
  }

  /** What a field holds now; what it began with while the page is drawn on the server. */
  function currentValue(name: FieldOf<State>): string | undefined {
    if (!form.current) return posted.values[name]
    const value = new FormData(form.current).get(name)
    return typeof value === 'string' ? value : undefined
  }

  // Without the ref: fields are registered when something may have been typed or chosen already, and the
  // library would write its own values over it. It is told of changes; values are read from the form.
  function register(name: FieldOf<State>, deps: string[] | undefined) {
    if (!isLoaded || !checker.current) return { name, onChange: () => undefined }
    const { onChange, onBlur } = checker.current.register(name, deps ? { deps } : {})
    return { name, onChange, onBlur }
  }

  const keyOf = (name: FieldOf<State>) => {
    const message: unknown = found[name]?.message
    return message === undefined ? undefined : (errorKey(String(message)) as KeyOf<State>)
  }
  const errorOf = (name: FieldOf<State>) => {
    const key = keyOf(name)
    return key === undefined ? undefined : errorText(key, name)
  }

  return {
    state: isOutdated ? { ...state, reason: null, result: null } : state,
    isPending,
    /** The keys of what is wrong, field by field, from the browser or the server. */
    errors: Object.fromEntries(Object.keys(found).map((name) => [name, keyOf(name)])),
    setValue,
    currentValue,
    /** For the `<form>` itself. */
    form: {
      ref: form,
      action: post,
      noValidate: true,
      onFocus() {
        void loadChecker()
        void loadSchema().catch(() => null)
      },
      onChange: noteEdit,
      onSubmit(event: FormEvent<HTMLFormElement>) {
        event.preventDefault()
        if (isPending) return
        submitter.current = (event.nativeEvent as SubmitEvent).submitter
        void submit()
      },
    },
    /** For a text, a text area, a select or a group of radio buttons. */
    field(name: FieldOf<State>, { format, deps }: FieldOptions<FieldOf<State>> = {}) {
      const registered = register(name, deps)
      return {
        ...registered,
        onChange(event: { target: unknown }) {
          if (format) reformat(event.target, format)
          void registered.onChange(event)
        },
        defaultValue: posted.values[name],
        error: errorOf(name),
      }
    },
    /** For a box whose value is `on`. */
    checkbox: (name: FieldOf<State>) => ({
      ...register(name, undefined),
      value: 'on',
      defaultChecked: posted.values[name] === 'on',
      error: errorOf(name),
    }),
  }
}

/** What the hook gives, for components that draw a part of the form. */
export type ActionForm<State extends FormState> = ReturnType<typeof useActionForm<State>>
