import { readConsent, refusesTracking, storeConsent } from './consent'
import { consents, cookieNoticeId } from './constants'

/** Links anywhere on the page that open the notice again. */
const opener = '[data-cookie-settings]'
const answer = '[data-consent]'

let openedBy: HTMLElement | null = null

function setVisible(visible: boolean): void {
  document.documentElement.toggleAttribute('data-cookie-notice', visible)
}

/** Opened from the footer, the notice shows what was chosen before and takes the focus. */
function reopen(link: HTMLElement): void {
  openedBy = link
  const chosen = readConsent()
  for (const each of document.querySelectorAll<HTMLElement>(answer)) {
    each.setAttribute('aria-pressed', String(each.dataset.consent === chosen))
  }
  setVisible(true)
  document.getElementById(cookieNoticeId)?.focus()
}

function choose(choice: string | undefined): void {
  const consent = consents.find((each) => each === choice)
  if (!consent) return
  storeConsent(consent)
  setVisible(false)
  openedBy?.focus()
  openedBy = null
}

function onClick(event: MouseEvent): void {
  if (!(event.target instanceof Element)) return
  const pressed = event.target.closest<HTMLElement>(`${opener}, ${answer}`)
  if (!pressed) return
  // Without this script the link and the form do the same by way of the server.
  event.preventDefault()
  if (pressed.matches(opener)) reopen(pressed)
  else choose(pressed.dataset.consent)
}

/** Shows the notice to visitors who have not chosen, and takes the choice. @returns how to stop */
export function startCookieNotice(): () => void {
  // The first-paint script did so already, except on a page that the browser had to draw anew.
  setVisible(readConsent() === null)
  document.documentElement.toggleAttribute('data-refuses-tracking', refusesTracking())
  document.addEventListener('click', onClick)
  return () => document.removeEventListener('click', onClick)
}
