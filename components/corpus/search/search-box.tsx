'use client'

import { LoaderCircle, Search, X } from 'lucide-react'
import { useLocale, useTranslations } from 'next-intl'
import {
  type FormEvent,
  type KeyboardEvent,
  Suspense,
  useId,
  useRef,
  useState,
  useTransition,
} from 'react'
import { buttonClass } from '@/components/ui/button-class'
import { lazyComponent } from '@/components/ui/lazy-component'
import { getPathname, useRouter } from '@/lib/i18n/navigation'
import type { LinkedSuggestion } from './suggestion-schema'
import { useSuggestions } from './use-suggestions'

const SuggestionLoader = lazyComponent(() =>
  import('./suggestion-loader').then((module) => module.SuggestionLoader),
)

/**
 * The search form. Without script it is a plain GET form; with it, a combobox after the ARIA pattern.
 * `preserved` are the parameters that stay with a new query (scope, order).
 */
export function SearchBox({
  query = '',
  preserved = [],
  large = false,
}: {
  query?: string
  preserved?: [string, string][]
  large?: boolean
}) {
  const t = useTranslations('searchBox')
  const locale = useLocale()
  const router = useRouter()
  const listId = useId()
  const input = useRef<HTMLInputElement>(null)
  const [value, setValue] = useState(query)
  const [active, setActive] = useState(-1)
  const { query: asked, setSuggestions, suggestions, isOpen, suggestFor, close } = useSuggestions()
  const [searching, startSearch] = useTransition()

  function leave() {
    close()
    setActive(-1)
  }

  function follow(suggestion: LinkedSuggestion) {
    leave()
    setValue(suggestion.text)
    startSearch(() => router.push(suggestion.href))
  }

  function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    leave()
    const query = value.trim()
    if (query === '') return
    const entries = [['query', query], ...preserved]
    startSearch(() => router.push(`/case-search?${new URLSearchParams(entries)}`))
  }

  function onKeyDown(event: KeyboardEvent<HTMLInputElement>) {
    // Enter and arrows belong to the input method while a syllable is being composed.
    if (event.nativeEvent.isComposing) return
    if (event.key === 'Escape' && isOpen) {
      event.preventDefault()
      leave()
    } else if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault()
      if (!isOpen) {
        suggestFor(value)
        return
      }
      const step = event.key === 'ArrowDown' ? 1 : -1
      const count = suggestions.length + 1
      setActive(((active + 1 + step + count) % count) - 1)
    } else if (event.key === 'Enter' && isOpen) {
      const chosen = suggestions[active]
      if (!chosen) return
      event.preventDefault()
      follow(chosen)
    }
  }

  const size = large ? 'min-h-13 text-lg' : 'min-h-11'
  return (
    <search className="relative block">
      <form action={getPathname({ locale, href: '/case-search' })} onSubmit={onSubmit}>
        <div className={`flex items-stretch border-2 border-ink bg-paper ${size}`}>
          <input
            ref={input}
            name="query"
            type="text"
            enterKeyHint="search"
            autoComplete="off"
            spellCheck={false}
            maxLength={2000}
            required
            role="combobox"
            aria-label={t('label')}
            aria-expanded={isOpen}
            aria-controls={listId}
            aria-autocomplete="list"
            aria-activedescendant={active >= 0 ? `${listId}-${active}` : undefined}
            placeholder={t('placeholder')}
            value={value}
            className="min-w-0 grow bg-transparent px-3.5 placeholder:text-soft focus-visible:outline-none"
            onChange={(event) => {
              setValue(event.target.value)
              setActive(-1)
              suggestFor(event.target.value)
            }}
            onKeyDown={onKeyDown}
            onBlur={leave}
          />
          {value ? (
            <button
              type="button"
              className="px-2 text-soft hover:text-ink"
              aria-label={t('clear')}
              onClick={() => {
                setValue('')
                leave()
                input.current?.focus()
              }}
            >
              <X size={18} aria-hidden="true" />
            </button>
          ) : null}
          {preserved.map(([name, value]) => (
            <input key={name} type="hidden" name={name} value={value} />
          ))}
          <button type="submit" className={`${buttonClass('primary')} px-4 sm:px-6`}>
            {searching ? (
              <LoaderCircle size={18} className="animate-spin" aria-hidden="true" />
            ) : (
              <Search size={18} aria-hidden="true" />
            )}
            <span className="max-sm:sr-only">{t('submit')}</span>
          </button>
        </div>
      </form>
      <div
        id={listId}
        role="listbox"
        aria-label={t('suggestions')}
        hidden={!isOpen}
        className="absolute inset-x-0 top-full z-20 border-2 border-t-0 border-ink bg-paper"
      >
        {suggestions.map((suggestion, index) => (
          <div
            key={`${suggestion.kind}${suggestion.target}${suggestion.text}`}
            id={`${listId}-${index}`}
            role="option"
            tabIndex={-1}
            aria-selected={index === active}
            className="flex items-baseline gap-3 px-3.5 py-2 hover:bg-sheet aria-selected:bg-sheet"
            onMouseDown={(event) => {
              // Before blur takes the list away.
              event.preventDefault()
              follow(suggestion)
            }}
          >
            <span className="w-12 shrink-0 text-xs text-soft">{t(`kind.${suggestion.kind}`)}</span>
            <span className="min-w-0 grow truncate" lang="ko">
              {suggestion.text}
            </span>
            <span className="max-w-[45%] truncate text-xs text-soft" lang="ko">
              {suggestion.detail}
            </span>
          </div>
        ))}
      </div>
      {asked === '' ? null : (
        <Suspense fallback={null}>
          <SuggestionLoader query={asked} onFound={setSuggestions} />
        </Suspense>
      )}
      <p className="sr-only" role="status">
        {searching ? t('searching') : ''}
        {isOpen ? t('suggestionsCount', { count: suggestions.length }) : ''}
      </p>
    </search>
  )
}
