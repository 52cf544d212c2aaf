'use client'

import { useLocale } from 'next-intl'
import { type ComponentType, useEffect, useState } from 'react'
import type { CheckoutDialogProps } from '@/components/billing/checkout/checkout-dialog'
import {
  type AskedCheckout,
  followCheckoutLinks,
} from '@/components/billing/checkout/checkout-links'
import type { CheckoutWords } from '@/components/billing/checkout/checkout-words'
import { hintsAtSession } from '@/components/layout/session-hint'
import { usePathname } from '@/lib/i18n/navigation'
import { sitePages } from '@/lib/site-pages'

type Asked = {
  Dialog: ComponentType<CheckoutDialogProps>
  words: CheckoutWords
  plan: CheckoutDialogProps['plan']
}

/** The login dialog is asked for by the address, and leads to the page of the checkout. */
function askToLogIn({ plan }: AskedCheckout): void {
  const url = new URL(window.location.href)
  const { path } = sitePages.payment
  url.searchParams.set('login', plan ? `${path}?plan=${encodeURIComponent(plan)}` : path)
  window.history.replaceState(null, '', url)
}

/** Opens the checkout dialog where it is asked for. */
export function CheckoutGate() {
  const locale = useLocale()
  const path = usePathname()
  const [asked, setAsked] = useState<Asked | null>(null)
  // Over the page that holds the same form, the dialog would be a second one.
  const isForm = path === sitePages.payment.path

  useEffect(() => {
    if (isForm) return
    return followCheckoutLinks((wanted) => {
      if (!hintsAtSession()) return askToLogIn(wanted)
      Promise.all([
        import('@/components/billing/checkout/checkout-dialog'),
        import('@/components/billing/checkout/checkout-words').then((module) =>
          module.loadCheckoutWords(locale),
        ),
      ]).then(
        ([{ CheckoutDialog }, words]) =>
          setAsked({ Dialog: CheckoutDialog, words, plan: wanted.plan }),
        // Offline, or a new release: the page does what the dialog would have done.
        () => window.location.assign(wanted.href),
      )
    })
  }, [isForm, locale])
  // A link in the dialog has led to another page.
  useEffect(() => {
    if (path) setAsked(null)
  }, [path])

  if (!asked) return null
  return (
    <asked.Dialog
      locale={locale}
      words={asked.words}
      plan={asked.plan}
      onClose={() => setAsked(null)}
    />
  )
}
