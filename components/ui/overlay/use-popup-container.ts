import { useCallback, useState } from 'react'

/**
 * Where a popup is put: into the dialog or the main part that its button stands in. At the end of the
 * body it would lie behind an open `<dialog>` and outside of every landmark.
 */
export function usePopupContainer() {
  const [home, setHome] = useState<HTMLElement>()
  const ref = useCallback((button: HTMLElement | null) => {
    setHome(button?.closest<HTMLElement>('dialog, main') ?? undefined)
  }, [])
  return { home, ref }
}
