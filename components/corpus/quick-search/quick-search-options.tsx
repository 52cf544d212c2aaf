'use client'

import { useTranslations } from 'next-intl'
import { useEffect, useId, useState } from 'react'
import { createPortal } from 'react-dom'
import { searchHref } from '@/components/corpus/search/search-url'
import { useRouter } from '@/lib/i18n/navigation'
import { slotOf } from './dialog-slots'
import { type QuickOption, useQuickOptions } from './use-quick-options'
import { useTypedText } from './use-typed-text'

/** Says of the field what it is while options are shown below it. */
function useComboboxAttributes(
  input: HTMLInputElement,
  { listId, isOpen, active }: { listId: string; isOpen: boolean; active: number },
): void {
  useEffect(() => {
    input.setAttribute('role', 'combobox')
    input.setAttribute('aria-autocomplete', 'list')
    input.setAttribute('aria-controls', listId)
    input.setAttribute('aria-expanded', String(isOpen))
    if (active >= 0) input.setAttribute('aria-activedescendant', `${listId}-${active}`)
    else input.removeAttribute('aria-activedescendant')
  }, [input, listId, isOpen, active])
}

/**
 * What the quick search offers for the letters that are typed: decisions by number, laws, articles, terms, pages, and
 * the last queries while nothing is typed. The form itself is part of every page and stays as it is.
 */
export function QuickSearchOptions({ dialog }: { dialog: HTMLDialogElement }) {
  const t = useTranslations('quickSearch')
  const router = useRouter()
  const listId = useId()
  const [{ input, slot }] = useState(() => slotOf(dialog))
  const text = useTypedText(input)
  const options = useQuickOptions(text, dialog)
  const [chosen, setChosen] = useState({ text, at: -1 })
  // A choice is one of the options of its text; other letters bring others.
  const active = chosen.text === text && chosen.at < options.length ? chosen.at : -1
  useComboboxAttributes(input, { listId, isOpen: options.length > 0, active })

  useEffect(() => {
    function follow(option: QuickOption) {
      dialog.close()
      input.value = ''
      input.dispatchEvent(new Event('input'))
      if (option.link) option.link.click()
      else router.push(option.href)
    }
    function onKeyDown(event: KeyboardEvent) {
      // Enter and arrows belong to the input method while a syllable is being composed.
      if (event.isComposing) return
      if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
        event.preventDefault()
        const step = event.key === 'ArrowDown' ? 1 : -1
        const count = options.length + 1
        setChosen({ text, at: ((active + 1 + step + count) % count) - 1 })
      } else if (event.key === 'Enter') {
        const option = options[active]
        if (!option) return
        event.preventDefault()
        follow(option)
      }
    }
    function onSubmit(event: SubmitEvent) {
      event.preventDefault()
      const query = input.value.trim()
      if (query === '') return
      follow({ kind: 'search', text: query, detail: '', href: searchHref({ query }), link: null })
    }
    function onClick(event: MouseEvent) {
      // The dialog itself is hit only beside its content: on the backdrop.
      if (event.target === dialog) dialog.close()
      const row = event.target instanceof Element ? event.target.closest('[data-option]') : null
      const option = options[Number(row?.getAttribute('data-option') ?? -1)]
      if (option) follow(option)
    }
    input.addEventListener('keydown', onKeyDown)
    input.form?.addEventListener('submit', onSubmit)
    dialog.addEventListener('click', onClick)
    return () => {
      input.removeEventListener('keydown', onKeyDown)
      input.form?.removeEventListener('submit', onSubmit)
      dialog.removeEventListener('click', onClick)
    }
  }, [dialog, input, options, active, text, router])

  useEffect(() => {
    if (active >= 0)
      slot.querySelector('[aria-selected="true"]')?.scrollIntoView({ block: 'nearest' })
  }, [slot, active])

  return createPortal(
    <>
      <div id={listId} role="listbox" aria-label={t('suggestions')} hidden={options.length === 0}>
        {options.map((option, index) => (
          <div
            key={`${option.kind}${option.href}${option.text}`}
            id={`${listId}-${index}`}
            data-option={index}
            role="option"
            tabIndex={-1}
            aria-selected={index === active}
            className="flex min-h-10 items-baseline gap-3 px-4 py-2 hover:bg-sheet aria-selected:bg-sheet"
          >
            <span className="w-12 shrink-0 text-xs text-soft">{t(`kind.${option.kind}`)}</span>
            <span className="min-w-0 grow truncate">{option.text}</span>
            <span className="max-w-[45%] truncate text-xs text-soft">{option.detail}</span>
          </div>
        ))}
      </div>
      <p className="sr-only" role="status">
        {options.length > 0 ? t('count', { count: options.length }) : ''}
      </p>
    </>,
    slot,
  )
}
