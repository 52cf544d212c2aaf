import { consents, readConsent, refusesTracking, storeConsent } from './consent'

/** Buttons anywhere on the page that open the notice again. */
const opener = '[data-cookie-settings]'
const answer = '[data-consent]'
const box = '[data-cookie-notice-box]'

let openedBy: HTMLElement | null = null

function setVisible(shown: boolean): void {
  document.documentElement.toggleAttribute('data-cookie-notice', shown)
}

/** Who comes from the footer sees what they chose, and the notice takes the focus. */
function reopen(button: HTMLElement): void {
  openedBy = button
  const chosen = readConsent()
  for (const each of document.querySelectorAll<HTMLElement>(answer)) {
    each.setAttribute('aria-pressed', String(each.dataset.consent === chosen))
  }
  setVisible(true)
  document.querySelector<HTMLElement>(box)?.focus()
}

function choose(choice: string | undefined): void {
  const consent = consents.find((each) => each === choice)
  if (!consent) return
  storeConsent(consent)
  setVisible(false)
  openedBy?.focus()
  openedBy = null
}

function onClick({ target }: MouseEvent): void {
  if (!(target instanceof Element)) return
  const button = target.closest<HTMLElement>(`${opener}, ${answer}`)
  if (button?.matches(opener)) reopen(button)
  else if (button) choose(button.dataset.consent)
}

/** Shows the notice to whoever has not chosen, and takes the choice. Answers how to stop. */
export function startCookieNotice(): () => void {
  // The first-paint script did so already, except on a page that the browser had to draw anew.
  setVisible(readConsent() === null)
  document.documentElement.toggleAttribute('data-refuses-tracking', refusesTracking())
  document.addEventListener('click', onClick)
  return () => document.removeEventListener('click', onClick)
}
