'use client'

import { useEffect } from 'react'

/**
 * Makes a dialog that came open with the page a modal one, which holds the focus and closes on Escape. A
 * dialog that was closed before the script came stays closed.
 */
export function ShowModal({ dialogId }: { dialogId: string }) {
  useEffect(() => {
    const dialog = document.getElementById(dialogId)
    if (!(dialog instanceof HTMLDialogElement) || !dialog.open || dialog.matches(':modal')) return
    dialog.close()
    dialog.showModal()
  }, [dialogId])
  return null
}
