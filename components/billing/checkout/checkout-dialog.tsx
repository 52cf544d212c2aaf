'use client'

import { X } from 'lucide-react'
import { NextIntlClientProvider, useTranslations } from 'next-intl'
import { useCallback, useEffect, useId, useRef, useState } from 'react'
import { Spinner } from '@/components/ui/spinner'
import { readCheckoutAvailability } from '@/lib/billing/checkout/actions'
import type { CheckoutAvailability } from '@/lib/billing/checkout/types'
import { isPlanId } from '@/lib/billing/constants'
import { useRouter } from '@/lib/i18n/navigation'
import type { AppLocale } from '@/lib/i18n/routing'
import { CheckoutForm } from './checkout-form'
import type { CheckoutMessages } from './checkout-messages'
import { CheckoutUnavailable } from './checkout-unavailable'

export type CheckoutDialogProps = {
  locale: AppLocale
  words: CheckoutMessages
  /** Chosen where the dialog was asked for. */
  plan: string | null
  onClose: () => void
}

/** The checkout over the page that is open (spec 2). */
export function CheckoutDialog({ locale, words, ...rest }: CheckoutDialogProps) {
  return (
    <NextIntlClientProvider locale={locale} messages={words}>
      <Frame {...rest} />
    </NextIntlClientProvider>
  )
}

function Frame({ plan, onClose }: Pick<CheckoutDialogProps, 'plan' | 'onClose'>) {
  const t = useTranslations('checkout')
  const router = useRouter()
  const titleId = useId()
  const dialog = useRef<HTMLDialogElement>(null)
  const isCovered = useRef(false)
  const [place, setPlace] = useState<CheckoutAvailability | null>(null)

  useEffect(() => {
    const page = document.documentElement
    if (!dialog.current?.open) dialog.current?.showModal()
    page.classList.add('overflow-hidden')
    return () => page.classList.remove('overflow-hidden')
  }, [])
  useEffect(() => {
    let gone = false
    readCheckoutAvailability()
      .catch((): CheckoutAvailability => ({ state: 'failed' }))
      .then((found) => {
        if (gone) return
        // What they want to see is what they have.
        if (found.state === 'subscribed') router.push('/billing')
        setPlace(found)
      })
    return () => {
      gone = true
    }
  }, [router])

  /** The provider draws its window into the page, which a modal dialog would keep out of reach. */
  const coverBy = useCallback((isOpen: boolean) => {
    isCovered.current = isOpen
    if (isOpen) dialog.current?.close()
    else if (!dialog.current?.open) dialog.current?.showModal()
  }, [])

  return (
    <dialog
      ref={dialog}
      aria-labelledby={titleId}
      onClose={() => {
        if (!isCovered.current) onClose()
      }}
      className="m-auto h-dvh max-h-none w-full max-w-none overflow-y-auto overscroll-contain border-strong bg-paper text-ink sm:h-fit sm:max-h-[calc(100dvh-2rem)] sm:w-[min(60rem,calc(100vw-2rem))] sm:border"
    >
      <div className="px-5 pt-4 pb-7 sm:px-8">
        <div className="mb-4 flex items-center justify-between gap-4">
          <h2 id={titleId} tabIndex={-1} className="text-xl font-bold outline-none">
            {t('title')}
          </h2>
          <button
            type="button"
            aria-label={t('close')}
            className="-mr-2.5 grid size-10 shrink-0 place-content-center text-soft hover:text-ink"
            onClick={() => dialog.current?.close()}
          >
            <X size={20} aria-hidden="true" />
          </button>
        </div>
        {place?.state === 'ready' ? (
          <CheckoutForm place={place} plan={isPlanId(plan) ? plan : null} onWindow={coverBy} />
        ) : place ? (
          <CheckoutUnavailable state={place.state} />
        ) : (
          <p className="py-10">
            <Spinner label={t('loading')} />
          </p>
        )}
      </div>
    </dialog>
  )
}
