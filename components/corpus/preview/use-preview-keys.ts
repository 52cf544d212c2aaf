import { type RefObject, useEffect } from 'react'
import { previewSelector } from './preview-attribute'
import { isSame, type PreviewRequest, requestOfLink, resultLinks } from './preview-request'
import { hasColumn } from './use-preview'

const steps: Record<string, 1 | -1> = { ArrowDown: 1, ArrowUp: -1 }

/** Arrows belong to fields and dialogs, and in the preview they scroll it. */
function keepsArrows(target: EventTarget | null, panel: HTMLElement | null): boolean {
  if (!(target instanceof Element)) return false
  return panel?.contains(target) || target.closest('input, select, textarea, dialog, nav') !== null
}

/** The result that has the focus, or else the one that is shown. */
function whereOne(links: HTMLAnchorElement[], request: PreviewRequest | null): number {
  const focused = document.activeElement?.closest('li')
  const at = focused ? links.findIndex((link) => focused.contains(link)) : -1
  return at >= 0 || !request ? at : links.findIndex((link) => isSame(request, requestOfLink(link)))
}

/** A press of a result's button shows it; from a result, or while one is shown, arrows show the next. */
export function usePreviewKeys(
  panel: RefObject<HTMLElement | null>,
  {
    request,
    open,
    clear,
  }: {
    request: PreviewRequest | null
    open: (next: PreviewRequest) => void
    clear: () => void
  },
): void {
  useEffect(() => {
    function press({ target }: MouseEvent) {
      const button = target instanceof Element ? target.closest(previewSelector) : null
      const link = resultLinks().find((each) => button?.closest('li')?.contains(each))
      const next = link ? requestOfLink(link) : null
      if (next) open(next)
    }
    function key(event: KeyboardEvent) {
      const { altKey, ctrlKey, metaKey, shiftKey, target, defaultPrevented } = event
      if (defaultPrevented || altKey || ctrlKey || metaKey || shiftKey) return
      if (event.key === 'Escape' && request && !document.querySelector('dialog[open]')) clear()
      const step = steps[event.key]
      if (!step || !hasColumn() || keepsArrows(target, panel.current)) return
      const links = resultLinks()
      const at = whereOne(links, request)
      if (at < 0) return
      event.preventDefault()
      const link = links[at + step]
      const next = link ? requestOfLink(link) : null
      if (!link || !next) return
      link.focus({ preventScroll: true })
      link.closest('li')?.scrollIntoView({ block: 'nearest' })
      open(next)
    }
    document.addEventListener('click', press)
    document.addEventListener('keydown', key)
    return () => {
      document.removeEventListener('click', press)
      document.removeEventListener('keydown', key)
    }
  }, [panel, request, open, clear])
}
