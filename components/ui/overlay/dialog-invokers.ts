const opener = 'button[command="show-modal"]'

function targetDialog(button: Element): HTMLDialogElement | null {
  const found = document.getElementById(button.getAttribute('commandfor') ?? '')
  return found instanceof HTMLDialogElement ? found : null
}

function onClick(event: MouseEvent): void {
  if (!(event.target instanceof Element)) return
  if ('command' in HTMLButtonElement.prototype) return
  const button = event.target.closest(opener)
  const dialog = button ? targetDialog(button) : null
  if (dialog && !dialog.open) dialog.showModal()
}

/** Makes DialogButton work where the browser does not; returns how to stop. */
export function supportDialogInvokers(): () => void {
  document.addEventListener('click', onClick)
  return () => document.removeEventListener('click', onClick)
}
