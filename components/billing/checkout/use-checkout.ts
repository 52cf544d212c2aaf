import { useLocale } from 'next-intl'
import { useCallback, useEffect, useRef, useState } from 'react'
import { abandonCheckout, openPlanCheckout } from '@/lib/billing/checkout/actions'
import type { Agreement } from '@/lib/billing/checkout/constants'
import { checkoutFormErrors } from '@/lib/billing/checkout/form-errors'
import type { CheckoutFormErrors, CheckoutProblem, OpenResult } from '@/lib/billing/checkout/types'
import type { PlanId } from '@/lib/billing/constants'
import type { VerifiedPhone } from '@/lib/billing/phone/types'
import { storeDraft, storedDraft } from './draft'
import type { useCardWindow } from './use-card-window'

export type CheckoutValues = {
  plan: PlanId
  name: string
  residentNumber: string
  verified: VerifiedPhone | null
  agreed: readonly Agreement[]
}

/** How far it is: the form, the server is asked, the card window is open. */
export type Step = 'form' | 'opening' | 'window'

export type CheckoutFormStatus = {
  problem: CheckoutProblem | null
  problems: CheckoutFormErrors
  /** Of the provider, with `failed`. */
  code: string | null
  /** How often something was found, so that the same once more is said again. */
  times: number
}

const noError: CheckoutFormStatus = { problem: null, problems: {}, code: null, times: 0 }
const unreachable = (): OpenResult => ({ ok: false, problem: 'network', problems: {} })

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
  const [values, setValues] = useState<CheckoutValues>({
    plan: plan ?? '6months',
    name: '',
    residentNumber: '',
    verified: null,
    agreed: [],
  })
  const [found, setFound] = useState<CheckoutFormStatus>(noError)
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
        const { name, verified } = draft
        setValues((now) => ({ ...now, plan: plan ?? draft.plan, name, verified }))
        setRestored(1)
      })
      .catch(() => {})
    return () => {
      left = true
    }
  }, [email, plan])
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

  const set = useCallback((changed: Partial<CheckoutValues>) => {
    setValues((now) => ({ ...now, ...changed }))
  }, [])
  const say = (next: Partial<CheckoutFormStatus>) =>
    setFound(({ times }) => ({ ...noError, ...next, times: times + 1 }))

  async function open(): Promise<void> {
    const { verified, ...rest } = values
    const form = { ...rest, verificationId: verified?.verificationId ?? null }
    const problems = checkoutFormErrors(form)
    if (Object.keys(problems).length > 0) return say({ problems })
    if (card.state !== 'ready') {
      return say({ problem: card.state === 'loading' ? 'sdkLoading' : 'initFailed' })
    }
    setStep('opening')
    setFound(noError)
    const opened = await openPlanCheckout({ ...form, locale }).catch(unreachable)
    if (!opened.ok) return say(opened)
    const { plan: chosen, name } = values
    storeDraft({ email, plan: chosen, name: name.trim(), verified })
    setStep('window')
    onWindow?.(true)
    const { problem, code } = await card.open(opened, { name: name.trim(), email })
    onWindow?.(false)
    say({ problem, code })
    // Nobody waits for it, and nothing hangs on it.
    abandonCheckout({ orderId: opened.orderId, code }).catch(() => {})
  }

  return {
    values,
    set,
    found,
    step,
    restored,
    async submit() {
      if (busy.current) return
      busy.current = true
      await open()
      busy.current = false
      setStep('form')
    },
  }
}
