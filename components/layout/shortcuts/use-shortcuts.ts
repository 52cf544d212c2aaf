import { useEffect } from 'react'
import { quickSearchId, resultSelector } from '@/components/layout/quick-search/constants'
import { hasSingleKeys } from './single-keys'

function isTyping(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false
  // The field of a dialog that has just been closed is still the target until the next frame.
  if (target.closest('dialog:not([open])')) return false
  return target.isContentEditable || target.closest('textarea, input, select, dialog') !== null
}

function openQuickSearch(): void {
  const dialog = document.getElementById(quickSearchId)
  if (!(dialog instanceof HTMLDialogElement)) return
  if (!dialog.open) dialog.showModal()
  dialog.querySelector('input')?.select()
}

/** To the result after or before the one that has the focus; the first when none has. */
function moveToResult(step: 1 | -1): boolean {
  const links = [...document.querySelectorAll<HTMLElement>(resultSelector)]
  const focused = document.activeElement
  const now = focused instanceof HTMLElement ? links.indexOf(focused) : -1
  const next = links[now < 0 ? 0 : now + step]
  if (!next) return links.length > 0
  next.focus({ preventScroll: true })
  next.scrollIntoView({ block: 'nearest' })
  return true
}

/**
 * Presses the button or link of the page that names the key as its own; of several the last, which is the nearer one:
 * the bar over a text stands after the buttons of its title.
 */
function pressShown(key: string): boolean {
  const controls = document.querySelectorAll<HTMLElement>(
    'main :is(a, button:enabled)[aria-keyshortcuts]',
  )
  const control = [...controls].findLast((each) => each.getAttribute('aria-keyshortcuts') === key)
  control?.click()
  return control !== undefined
}

/** What one key does on a page; false where it does nothing. */
function actOn(key: string, showKeys: () => void): boolean {
  if (key === 'j') return moveToResult(1)
  if (key === 'k') return moveToResult(-1)
  if (key === '?') {
    showKeys()
    return true
  }
  if (key !== '/') return pressShown(key)
  if (document.querySelector(`[commandfor="${quickSearchId}"]`)) {
    openQuickSearch()
    return true
  }
  // A page without the site's header may have a field of its own for this key.
  const field = document.querySelector<HTMLElement>('[aria-keyshortcuts="/"]')
  field?.focus()
  return field !== null
}

/**
 * The keys of every page: Ctrl-K or ⌘K and / open the quick search, j and k walk through results, ? lists the keys,
 * and any other that a button or link of the page names presses it.
 * @param showKeys does not change from one drawing to the next
 */
export function useShortcuts(showKeys: () => void): void {
  useEffect(() => {
    function onKeyDown(event: KeyboardEvent) {
      if (event.defaultPrevented || event.isComposing || event.altKey) return
      if (event.ctrlKey || event.metaKey) {
        const isOpener = event.key.toLowerCase() === 'k' && !event.shiftKey
        // In a text with marks the same keys make a link.
        const isMarked = event.target instanceof HTMLElement && event.target.isContentEditable
        if (!isOpener || isMarked || document.querySelector('dialog[open]')) return
        event.preventDefault()
        openQuickSearch()
        return
      }
      if (isTyping(event.target) || document.querySelector('dialog[open]')) return
      if (hasSingleKeys() && actOn(event.key, showKeys)) event.preventDefault()
    }
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [showKeys])
}
