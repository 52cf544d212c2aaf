/** The plan that was chosen where the checkout was asked for, and the page that does the same. */
export type CheckoutRequest = { plan: string | null; href: string }

const isPlain = (event: MouseEvent) =>
  event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey

/**
 * A plain click on a link, and the sending of a form, that are marked `data-checkout-dialog` open the dialog
 * instead of the page; before this runs, and without script, they lead to the page. Returns how to stop.
 */
export function followCheckoutLinks(open: (asked: CheckoutRequest) => void): () => void {
  function click(event: MouseEvent): void {
    if (!isPlain(event) || !(event.target instanceof Element)) return
    const link = event.target.closest<HTMLAnchorElement>('a[data-checkout-dialog]')
    if (!link) return
    event.preventDefault()
    open({ plan: new URL(link.href).searchParams.get('plan'), href: link.href })
  }
  function submit(event: SubmitEvent): void {
    const form = event.target
    if (!(form instanceof HTMLFormElement) || !form.matches('[data-checkout-dialog]')) return
    event.preventDefault()
    const plan = new FormData(form).get('plan')
    const address = new URL(form.action)
    if (typeof plan === 'string') address.searchParams.set('plan', plan)
    open({ plan: typeof plan === 'string' ? plan : null, href: address.href })
  }
  // Before the router hears of it.
  document.addEventListener('click', click, true)
  document.addEventListener('submit', submit, true)
  return () => {
    document.removeEventListener('click', click, true)
    document.removeEventListener('submit', submit, true)
  }
}
