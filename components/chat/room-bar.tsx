'use client'

import { PanelLeft, SquarePen } from 'lucide-react'
import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { buttonClass } from '@/components/ui/button-class'
import { Link } from '@/lib/i18n/navigation'

/** The room's own header: the site's is not shown here (spec 2). */
export function RoomBar({
  title,
  home,
  menu,
  end,
  onMenu,
}: {
  title: string | null
  home: ReactNode
  /** What can be done with the conversation. */
  menu: ReactNode
  /** Language, theme, account. */
  end: ReactNode
  onMenu: () => void
}) {
  const t = useTranslations('chatRoom.bar')
  return (
    <div className="no-print flex h-14 shrink-0 items-center gap-1 border-b border-line px-2 sm:gap-2 sm:px-4">
      <button
        type="button"
        aria-label={t('menu')}
        aria-haspopup="dialog"
        className="grid size-10 shrink-0 place-content-center text-soft hover:text-ink lg:hidden"
        onClick={onMenu}
      >
        <PanelLeft size={20} aria-hidden="true" />
      </button>
      {home}
      <div className="ml-2 min-w-0 grow border-l border-line pl-3 max-md:hidden">
        {title ? <h1 className="truncate text-sm font-semibold">{title}</h1> : null}
      </div>
      <div className="ml-auto flex shrink-0 items-center">
        {menu}
        <Link
          href="/ai-chat"
          prefetch={false}
          className={`${buttonClass('bare')} max-sm:size-10 max-sm:px-0`}
        >
          <SquarePen size={18} aria-hidden="true" />
          <span className="max-sm:sr-only">{t('new')}</span>
        </Link>
        {end}
      </div>
    </div>
  )
}
