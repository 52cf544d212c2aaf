'use client'

import { X } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { type KeyboardEvent, type ReactNode, useId, useState } from 'react'

const sidebarTabs = ['conversations', 'files', 'library'] as const
export type SidebarTab = (typeof sidebarTabs)[number]

/** Conversations, files and the library, one at a time: arrow keys move between the tabs. */
export function SidebarTabs({
  panels,
  onClose,
}: {
  panels: Record<SidebarTab, ReactNode>
  /** Of the drawer on a phone. */
  onClose: () => void
}) {
  const t = useTranslations('chatThread.sidebar')
  const id = useId()
  const [tab, setTab] = useState<SidebarTab>('conversations')

  function onKeyDown(event: KeyboardEvent) {
    const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key]
    if (!step) return
    const next = sidebarTabs.at((sidebarTabs.indexOf(tab) + step) % sidebarTabs.length)
    if (!next) return
    event.preventDefault()
    setTab(next)
    document.getElementById(`${id}${next}`)?.focus()
  }

  return (
    <div className="flex h-full flex-col">
      <div className="flex items-stretch border-b border-line">
        <div
          role="tablist"
          aria-label={t('label')}
          className="flex min-w-0 grow overflow-x-auto"
          onKeyDown={onKeyDown}
        >
          {sidebarTabs.map((each) => (
            <button
              key={each}
              type="button"
              role="tab"
              id={`${id}${each}`}
              aria-selected={each === tab}
              aria-controls={`${id}panel`}
              tabIndex={each === tab ? 0 : -1}
              className="min-h-11 border-b-2 border-transparent px-3 text-sm font-medium whitespace-nowrap text-soft -outline-offset-2 hover:text-ink aria-selected:border-seal aria-selected:font-bold aria-selected:text-ink"
              onClick={() => setTab(each)}
            >
              {t(`tabs.${each}`)}
            </button>
          ))}
        </div>
        <button
          type="button"
          aria-label={t('close')}
          className="grid size-11 shrink-0 place-content-center text-soft hover:text-ink lg:hidden"
          onClick={onClose}
        >
          <X size={20} aria-hidden="true" />
        </button>
      </div>
      <div
        role="tabpanel"
        id={`${id}panel`}
        aria-labelledby={`${id}${tab}`}
        className="min-h-0 grow overflow-y-auto"
      >
        {panels[tab]}
      </div>
    </div>
  )
}
