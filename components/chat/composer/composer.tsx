'use client'

import { useTranslations } from 'next-intl'
import { type FormEvent, type KeyboardEvent, type ReactNode, useEffect, useId } from 'react'
import { buttonClass } from '@/components/ui/button-class'
import type { Quota } from '@/lib/chat/request-schema'
import type { Scope, ScopeCollection } from './scope'
import { ScopeSelect } from './scope-select'
import type { Draft } from './use-draft'

export type ComposerProps = {
  draft: Draft
  /** Where the form leads without script. */
  address: string
  scope: Scope
  /** Of the asker's documents; null for whoever keeps none. */
  collections: readonly ScopeCollection[] | null
  onScope: (scope: Scope) => void
  /** Characters of one question. */
  most: number
  quota: Quota | null
  disconnected: boolean
  writing: boolean
  onAsk: () => void
  onStop: () => void
  icons: Record<'send' | 'stop', ReactNode>
  /** What a question may not hold, and what an answer is not. */
  note: ReactNode
}

/** From here on it is said how many characters are left. */
const nearShare = 0.8

function Send({
  writing,
  disabled,
  icons,
  onStop,
}: Pick<ComposerProps, 'writing' | 'icons' | 'onStop'> & { disabled: boolean }) {
  const t = useTranslations('chatThread.composer')
  if (writing) {
    return (
      <button type="button" className={`${buttonClass()} shrink-0`} onClick={onStop}>
        {icons.stop} {t('stop')}
      </button>
    )
  }
  return (
    <button type="submit" className={`${buttonClass('primary')} shrink-0`} disabled={disabled}>
      {icons.send} {t('send')}
    </button>
  )
}

function Remaining({ length, most, quota }: { length: number; most: number; quota: Quota | null }) {
  const t = useTranslations('chatThread.composer')
  const tooLong = length > most
  if (length > most * nearShare) {
    return (
      <span className={tooLong ? 'font-semibold text-danger' : undefined}>
        {t(tooLong ? 'tooLong' : 'length', { length, most })}
        <span className="sr-only" role="status">
          {tooLong ? t('tooLong', { length: most, most }) : ''}
        </span>
      </span>
    )
  }
  return quota ? (
    <>
      <span className="max-sm:hidden">{t('left', { left: quota.left, limit: quota.limit })}</span>
      <span className="whitespace-nowrap sm:hidden">{t('leftShort', { left: quota.left })}</span>
    </>
  ) : null
}

/**
 * Where a question is written. Without script a form that asks for a whole page; with it, Enter sends and
 * Shift+Enter begins a line.
 */
export function Composer({ draft, most, quota, disconnected, writing, ...rest }: ComposerProps) {
  const { address, scope, collections, onScope, onAsk, onStop, icons, note } = rest
  const t = useTranslations('chatThread.composer')
  const id = useId()
  const { field, text } = draft
  const tooLong = text.trim().length > most

  useEffect(() => {
    // Where the browser does not let a field grow with its text by itself.
    const element = field.current
    if (!element || CSS.supports('field-sizing', 'content')) return
    element.style.height = 'auto'
    element.style.height = text ? `${element.scrollHeight + 2}px` : ''
  }, [field, text])

  function ask() {
    if (!writing && !disconnected && !tooLong && field.current?.value.trim()) onAsk()
    else field.current?.focus()
  }
  function onSubmit(event: FormEvent) {
    event.preventDefault()
    ask()
  }
  function onKeyDown(event: KeyboardEvent) {
    // 229: Enter that ends the composition of a syllable, in browsers that say nothing else of it.
    const composing = event.nativeEvent.isComposing || event.nativeEvent.keyCode === 229
    if (event.key !== 'Enter' || event.shiftKey || composing) return
    event.preventDefault()
    ask()
  }

  return (
    <form
      action={address}
      onSubmit={onSubmit}
      aria-label={t('form')}
      className="mx-auto w-full max-w-[48rem]"
    >
      <noscript>
        <input type="hidden" name="whole" value="1" />
      </noscript>
      <div className="border border-strong bg-paper has-[textarea:focus-visible]:outline-2 has-[textarea:focus-visible]:outline-focus">
        <label htmlFor={`${id}question`} className="sr-only">
          {t('label')}
        </label>
        <textarea
          id={`${id}question`}
          ref={field}
          name="q"
          rows={2}
          required
          defaultValue={draft.first}
          disabled={disconnected}
          placeholder={t('placeholder')}
          aria-keyshortcuts="/"
          aria-describedby={`${id}note`}
          aria-invalid={tooLong || undefined}
          className="block field-sizing-content max-h-[40dvh] min-h-[4.2rem] w-full resize-none overflow-y-auto bg-transparent px-3.5 pt-2.5 pb-1 placeholder:text-soft disabled:text-soft focus-visible:outline-none"
          onInput={draft.sync}
          onKeyDown={onKeyDown}
        />
        <div className="flex items-center gap-x-2 p-1.5 pl-2.5 sm:gap-x-3">
          <ScopeSelect scope={scope} collections={collections} onScope={onScope} />
          <p className="ml-auto text-right text-xs leading-tight text-soft">
            <Remaining length={text.trim().length} most={most} quota={quota} />
          </p>
          <Send
            writing={writing}
            disabled={disconnected || tooLong}
            icons={icons}
            onStop={onStop}
          />
        </div>
      </div>
      <div id={`${id}note`} className="mt-1.5 text-xs text-soft">
        {note}
      </div>
    </form>
  )
}
