import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'

/** The thread's own header: the site's is not shown here (spec 2). */
export function ThreadHeader({
  title,
  home,
  panel,
  menu,
  end,
  onMenu,
}: {
  title: string | null
  home: ReactNode
  /** The picture of the button that opens the panels. */
  panel: ReactNode
  /** What can be done with the conversation. */
  menu: ReactNode
  /** A new question, language, theme, account. */
  end: ReactNode
  onMenu: () => void
}) {
  const t = useTranslations('chatThread.bar')
  return (
    <div className="no-print flex h-14 shrink-0 items-center gap-1 border-b border-line px-2 sm:gap-2 sm:px-4">
      <button
        type="button"
        aria-label={t('menu')}
        aria-haspopup="dialog"
        className="grid size-10 shrink-0 place-content-center text-soft hover:text-ink lg:hidden"
        onClick={onMenu}
      >
        {panel}
      </button>
      {home}
      <div className="ml-2 min-w-0 grow border-l border-line pl-3 max-md:hidden">
        {title ? <h1 className="truncate text-sm font-semibold">{title}</h1> : null}
      </div>
      <div className="ml-auto flex shrink-0 items-center">
        {menu}
        {end}
      </div>
    </div>
  )
}
