/** What the dialog shows first. */
export type AuthView = 'login' | 'signUp'

const viewOf: Record<string, AuthView | undefined> = { login: 'login', 'sign-up': 'signUp' }

const isPlain = (event: MouseEvent) =>
  event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey

/**
 * A plain click on a link marked `data-auth-dialog="login|sign-up"` opens the dialog instead of the page;
 * every other click, and every click before this runs, follows the link. Returns how to stop.
 */
export function openDialogForAuthLinks(open: (view: AuthView, href: string) => void): () => void {
  function follow(event: MouseEvent): void {
    if (!isPlain(event) || !(event.target instanceof Element)) return
    const link = event.target.closest<HTMLAnchorElement>('a[data-auth-dialog]')
    const view = viewOf[link?.dataset.authDialog ?? '']
    if (!link || !view) return
    event.preventDefault()
    open(view, link.href)
  }
  // Before the router hears of it.
  document.addEventListener('click', follow, true)
  return () => document.removeEventListener('click', follow, true)
}
