import { useTranslations } from 'next-intl'
import { useEffect, useRef } from 'react'
import { Notice } from '@/components/ui/notice'
import { codeSeconds } from '@/lib/billing/phone/constants'
import type { PhoneProblem } from '@/lib/billing/phone/types'
import { fieldOf, type VerificationError } from '@/lib/billing/phone/verification-state'
import { CodeRow } from './code-row'
import { NumberRow } from './number-row'
import type { Verification } from './use-verification'
import { VerifiedRow } from './verified-row'

/** What is said of the time: that it begins, that it is nearly over, that it is. */
function useTimeWords({ state, secondsLeft }: Pick<Verification, 'state' | 'secondsLeft'>): string {
  const t = useTranslations('phone')
  if (!state.sent) return ''
  if (secondsLeft === 0) return t('canResend')
  return secondsLeft > 60 ? t('sent', { minutes: codeSeconds / 60 }) : t('minuteLeft')
}

/** The fields of a phone in any of their states; `problem` is what the form around them found. */
export function PhoneView({
  state,
  secondsLeft,
  type,
  send,
  check,
  change,
  problem,
}: Verification & { problem: PhoneProblem | null }) {
  const t = useTranslations('phone')
  const timeWords = useTimeWords({ state, secondsLeft })
  const frame = useRef<HTMLFieldSetElement>(null)
  const trouble: VerificationError | null = state.trouble ?? (problem ? { problem } : null)
  const field = trouble ? fieldOf(trouble.problem, state) : null
  const words = trouble
    ? [
        t(`problem.${trouble.problem}`, { seconds: trouble.seconds ?? 0 }),
        ...(trouble.attemptsLeft ? [t('attemptsLeft', { count: trouble.attemptsLeft })] : []),
      ].join(' ')
    : undefined
  const errorOf = (name: typeof field) => (name === field ? words : undefined)

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, what was typed before the script came
  useEffect(() => {
    for (const name of ['carrier', 'phone'] as const) {
      const typed = frame.current?.querySelector<HTMLInputElement>(`[name=${name}]`)?.value
      if (typed && typed !== state[name]) type(name, typed)
    }
  }, [])

  useEffect(() => {
    if (state.answers === 0) return
    const parts = [
      '[aria-invalid=true]',
      '[data-part=verified]',
      '[name=verificationCode]',
      '[name=phone]',
    ]
    const found = parts.map((part) => frame.current?.querySelector<HTMLElement>(part))
    found.find((part) => part)?.focus()
  }, [state.answers])

  return (
    <fieldset ref={frame} className="space-y-4">
      <legend className="sr-only">{t('legend')}</legend>
      {state.verified ? (
        <VerifiedRow verified={state.verified} onChange={change} />
      ) : (
        <>
          <NumberRow
            state={state}
            secondsLeft={secondsLeft}
            type={type}
            send={send}
            error={{ carrier: errorOf('carrier'), phone: errorOf('phone') }}
          />
          {state.sent ? (
            <CodeRow
              state={state}
              secondsLeft={secondsLeft}
              type={type}
              check={check}
              error={errorOf('code')}
            />
          ) : null}
          {words && field === null ? (
            <Notice tone="error" role="alert">
              {words}
            </Notice>
          ) : null}
        </>
      )}
      <p role="status" className="sr-only">
        {state.verified ? t('verified') : timeWords}
      </p>
    </fieldset>
  )
}
