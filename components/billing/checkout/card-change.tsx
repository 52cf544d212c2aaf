'use client'

import { useLocale, useTranslations } from 'next-intl'
import { useRef, useState } from 'react'
import { buttonClass } from '@/components/ui/button-class'
import { Notice } from '@/components/ui/notice'
import { abandonCheckout, openCardChange } from '@/lib/billing/checkout/actions'
import type { CheckoutProblem, OpenResult } from '@/lib/billing/checkout/types'
import { failureReason } from '@/lib/billing/provider-codes'
import { useCardWindow } from './use-card-window'

/** Registers another card for the subscription. Needs the messages `checkout`. */
export function CardChange({
  clientKey,
  scriptUrl,
  email,
}: {
  clientKey: string
  scriptUrl: string
  email: string
}) {
  const t = useTranslations('checkout')
  const locale = useLocale()
  const card = useCardWindow({ clientKey, scriptUrl })
  const busy = useRef(false)
  const [isOpen, setOpen] = useState(false)
  const [found, setFound] = useState<{ problem: CheckoutProblem; code: string | null } | null>(null)

  async function change(): Promise<void> {
    const unreachable = (): OpenResult => ({ ok: false, problem: 'network', errors: {} })
    const opened = await openCardChange({ locale }).catch(unreachable)
    if (!opened.ok) return setFound({ problem: opened.problem ?? 'failed', code: null })
    const closed = await card.open(opened, { email })
    setFound(closed)
    abandonCheckout({ orderId: opened.orderId, code: closed.code }).catch(() => {})
  }
  async function press(): Promise<void> {
    if (busy.current) return
    busy.current = true
    setOpen(true)
    setFound(null)
    await change()
    busy.current = false
    setOpen(false)
  }

  const problem = card.state === 'failed' ? 'initFailed' : found?.problem
  const reason = found?.problem === 'failed' ? failureReason(found.code) : 'other'
  return (
    <div className="space-y-3">
      <button
        type="button"
        className={buttonClass('quiet')}
        disabled={card.state !== 'ready' || isOpen}
        onClick={press}
      >
        {t(isOpen ? 'windowOpen' : 'card.change')}
      </button>
      <p className="text-sm text-soft">{t('card.note')}</p>
      <div aria-live="polite">
        {problem ? (
          <Notice tone={problem === 'cancelled' ? 'warn' : 'error'}>
            <p>{t(`problem.${problem}`)}</p>
            {reason === 'other' ? null : <p>{t(`reason.${reason}`)}</p>}
          </Notice>
        ) : null}
      </div>
    </div>
  )
}
