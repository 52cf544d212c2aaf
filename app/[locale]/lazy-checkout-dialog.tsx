'use client'

import { useLocale } from 'next-intl'
import { type ComponentType, useEffect, useState } from 'react'
import type { CheckoutDialogProps } from '@/components/billing/checkout/checkout-dialog'
import {
  type CheckoutRequest,
  followCheckoutLinks,
} from '@/components/billing/checkout/checkout-links'
import type { CheckoutMessages } from '@/components/billing/checkout/checkout-messages'
import { hasSessionHint } from '@/components/layout/session/session-hint'
import { usePathname } from '@/lib/i18n/navigation'
import type { SitePath } from '@/lib/site-pages'

type LoadedDialog = {
  Dialog: ComponentType<CheckoutDialogProps>
  words: CheckoutMessages
  plan: CheckoutDialogProps['plan']
}

const paymentPath: SitePath<'payment'> = '/payment'

/** The login dialog is asked for by the address, and leads to the page of the checkout. */
function requestLogin({ plan }: CheckoutRequest): void {
  const url = new URL(window.location.href)
  url.searchParams.set(
    'login',
    plan ? `${paymentPath}?plan=${encodeURIComponent(plan)}` : paymentPath,
  )
  window.history.replaceState(null, '', url)
}

/** Opens the checkout dialog where it is asked for. */
export function LazyCheckoutDialog() {
  const locale = useLocale()
  const path = usePathname()
  const [dialog, setDialog] = useState<LoadedDialog | null>(null)
  // Over the page that holds the same form, the dialog would be a second one.
  const isForm = path === paymentPath

  useEffect(() => {
    if (isForm) return
    return followCheckoutLinks((wanted) => {
      if (!hasSessionHint()) return requestLogin(wanted)
      Promise.all([
        import('@/components/billing/checkout/checkout-dialog'),
        import('@/components/billing/checkout/checkout-messages').then((module) =>
          module.loadCheckoutMessages(locale),
        ),
      ]).then(
        ([{ CheckoutDialog }, words]) =>
          setDialog({ Dialog: CheckoutDialog, words, plan: wanted.plan }),
        // Offline, or a new release: the page does what the dialog would have done.
        () => window.location.assign(wanted.href),
      )
    })
  }, [isForm, locale])
  // A link in the dialog has led to another page.
  useEffect(() => {
    if (path) setDialog(null)
  }, [path])

  if (!dialog) return null
  return (
    <dialog.Dialog
      locale={locale}
      words={dialog.words}
      plan={dialog.plan}
      onClose={() => setDialog(null)}
    />
  )
}
