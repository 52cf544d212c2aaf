import { useLocale } from 'next-intl'
import { useCallback, useEffect, useRef, useState } from 'react'
import { type FieldErrors, type Resolver, useForm, useWatch } from 'react-hook-form'
import type { z } from 'zod'
import { abandonCheckout, openPlanCheckout } from '@/lib/billing/checkout/actions'
import type { Agreement } from '@/lib/billing/checkout/constants'
import type { CheckoutForm } from '@/lib/billing/checkout/form-schema'
import type { CheckoutFormErrors, CheckoutProblem, OpenResult } from '@/lib/billing/checkout/types'
import type { PlanId } from '@/lib/billing/constants'
import type { VerifiedPhone } from '@/lib/billing/phone/types'
import { storeDraft, storedDraft } from './draft'
import type { useCardWindow } from './use-card-window'

/** What the fields hold; `plan` and the boxes are whatever is chosen yet. */
type Fields = {
  plan: PlanId
  name: string
  residentNumber: string
  verificationId: string
} & Record<Agreement, boolean>

/** How far it is: the form, the server is asked, the card window is open. */
export type Step = 'form' | 'opening' | 'window'

/** What stood in the way of the whole form. */
export type CheckoutFormStatus = {
  problem: CheckoutProblem | null
  /** Of the provider, with `failed`. */
  code: string | null
  /** How often something stood in the way, so that the same once more is announced again. */
  times: number
}

const unreachable = (): OpenResult => ({ ok: false, problem: 'network', errors: {} })

/** The schema and its parser are fetched when the form is first checked: they are most of its script. */
const resolver: Resolver<Fields, unknown, CheckoutForm> = async (values, context, options) => {
  const [{ zodResolver }, { checkoutFormSchema }] = await Promise.all([
    import('@hookform/resolvers/zod'),
    import('@/lib/billing/checkout/form-schema'),
  ])
  const schema = checkoutFormSchema() as unknown as z.ZodType<CheckoutForm, Fields>
  return zodResolver(schema)(values, context, options)
}

/** The messages of react-hook-form are the keys of the schema. */
function keysOf(errors: FieldErrors<Fields>): CheckoutFormErrors {
  const entries = Object.entries(errors).map(([name, error]) => [name, error?.message])
  return Object.fromEntries(entries)
}

/**
 * What stands in the form and what becomes of it.
 * @param onWindow told when the card window opens and closes
 */
export function useCheckout(
  { email, plan }: { email: string; plan: PlanId | null },
  card: ReturnType<typeof useCardWindow>,
  onWindow?: (isOpen: boolean) => void,
) {
  const locale = useLocale()
  const form = useForm<Fields, unknown, CheckoutForm>({
    defaultValues: {
      plan: plan ?? '6months',
      name: '',
      residentNumber: '',
      verificationId: '',
      paid: false,
      automatic: false,
      provision: false,
    },
    resolver,
    // The summary above the form gets the focus, and leads to each part.
    shouldFocusError: false,
  })
  const { setValue, formState } = form
  const [verified, setVerifiedPhone] = useState<VerifiedPhone | null>(null)
  const [status, setStatus] = useState<CheckoutFormStatus>({ problem: null, code: null, times: 0 })
  const [step, setStep] = useState<Step>('form')
  // Made anew once, when something was typed before: fields of their own state begin with it.
  const [restored, setRestored] = useState(0)
  const busy = useRef(false)

  useEffect(() => {
    const stored = storedDraft()
    if (!stored) return
    let left = false
    // The parser is for those who come back; without it the form begins empty.
    import('./parse-draft')
      .then(({ parseDraft }) => {
        const draft = parseDraft(stored, email)
        if (!draft || left) return
        setValue('plan', plan ?? draft.plan)
        setValue('name', draft.name)
        setValue('verificationId', draft.verified?.verificationId ?? '')
        setVerifiedPhone(draft.verified)
        setRestored(1)
      })
      .catch(() => {})
    return () => {
      left = true
    }
  }, [email, plan, setValue])
  useEffect(() => {
    // The way back of the browser may bring the page back as it was left: with the window open.
    const back = (event: PageTransitionEvent) => {
      if (!event.persisted) return
      busy.current = false
      setStep('form')
    }
    window.addEventListener('pageshow', back)
    return () => window.removeEventListener('pageshow', back)
  }, [])

  const set = <Name extends 'plan' | 'residentNumber'>(name: Name, value: Fields[Name]) =>
    setValue(name, value as never, { shouldValidate: formState.isSubmitted })
  const setVerified = useCallback(
    (next: VerifiedPhone | null) => {
      setVerifiedPhone(next)
      setValue('verificationId', next?.verificationId ?? '')
      if (next) form.clearErrors('verificationId')
    },
    [setValue, form.clearErrors],
  )
  const report = (problem: CheckoutProblem | null, code: string | null = null) =>
    setStatus(({ times }) => ({ problem, code, times: times + 1 }))

  async function open(values: CheckoutForm): Promise<void> {
    if (card.state !== 'ready') {
      return report(card.state === 'loading' ? 'sdkLoading' : 'initFailed')
    }
    setStep('opening')
    setStatus(({ times }) => ({ problem: null, code: null, times }))
    const opened = await openPlanCheckout({ ...values, locale }).catch(unreachable)
    if (!opened.ok) {
      for (const [name, message] of Object.entries(opened.errors)) {
        form.setError(name as keyof Fields, { type: 'server', message })
      }
      return report(opened.problem)
    }
    const { plan: chosen, name } = values
    storeDraft({ email, plan: chosen, name, verified })
    setStep('window')
    onWindow?.(true)
    const { problem, code } = await card.open(opened, { name, email })
    onWindow?.(false)
    report(problem, code)
    // The order may be left open: nothing hangs on it.
    abandonCheckout({ orderId: opened.orderId, code }).catch(() => {})
  }

  return {
    form,
    values: useWatch({ control: form.control }),
    verified,
    setVerified,
    set,
    errors: keysOf(formState.errors),
    status,
    step,
    restored,
    async submit() {
      if (busy.current) return
      busy.current = true
      await form.handleSubmit(open, () => report(null))()
      busy.current = false
      setStep('form')
    },
  }
}
