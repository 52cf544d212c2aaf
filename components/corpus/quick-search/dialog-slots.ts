/** The parts of the dialog that the server draws (components/layout/quick-search). */
export function slotOf(dialog: HTMLDialogElement): { input: HTMLInputElement; slot: HTMLElement } {
  const input = dialog.querySelector('input')
  const slot = dialog.querySelector<HTMLElement>('[data-slot="options"]')
  if (!input || !slot) throw new Error('the quick search has no field or no place for options')
  return { input, slot }
}

/** The links to pages below the form. */
export function pageLinks(dialog: HTMLDialogElement): HTMLAnchorElement[] {
  return [...dialog.querySelectorAll<HTMLAnchorElement>('[data-slot="pages"] a')]
}
