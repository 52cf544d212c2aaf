import { unstable_rethrow } from 'next/navigation'
import { type FormEvent, useEffect, useRef, useState, useTransition } from 'react'

type Sent = { attempt: number }

/**
 * A form that works without script, and with it loses nothing that was typed when the connection does:
 * sent here by hand, a failure becomes an answer like any other.
 * @param posted what useActionState gave: the answer to a form sent without script, and its action
 * @param lost what is shown when no answer came
 */
export function useKeptForm<State extends Sent>(
  send: (before: State, data: FormData) => Promise<State>,
  [posted, action]: readonly [State, (data: FormData) => void, boolean],
  lost: (before: State, data: FormData) => State,
) {
  const [answered, setAnswered] = useState<State | null>(null)
  const [pending, start] = useTransition()
  const ref = useRef<HTMLFormElement>(null)
  const state = answered ?? posted

  useEffect(() => {
    if (state.attempt === 0) return
    const form = ref.current
    const first =
      form?.querySelector<HTMLElement>('[aria-invalid=true]') ??
      form?.querySelector<HTMLElement>('[data-form-status]')
    first?.focus()
  }, [state.attempt])

  function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (pending) return
    const { submitter } = event.nativeEvent as SubmitEvent
    const data = new FormData(event.currentTarget, submitter)
    start(async () => {
      try {
        setAnswered(await send(state, data))
      } catch (thrown) {
        unstable_rethrow(thrown)
        setAnswered({ ...lost(state, data), attempt: state.attempt + 1 })
      }
    })
  }
  return { state, pending, form: { ref, action, onSubmit, noValidate: true } }
}
