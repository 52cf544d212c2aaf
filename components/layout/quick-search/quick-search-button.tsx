import { useTranslations } from 'next-intl'
import { DialogButton } from '@/components/ui/overlay/dialog-button'
import { StaticIcon } from '@/components/ui/static-icon'
import { quickSearchId } from './constants'

/** Opens the quick search: a narrow box on a wide screen, an icon on any other. */
export function QuickSearchButton() {
  const t = useTranslations('quickSearch')
  return (
    <DialogButton
      opens={quickSearchId}
      label={t('open')}
      className="inline-flex h-10 w-10 shrink-0 items-center justify-center gap-2 text-soft hover:text-ink xl:h-8 xl:w-36 xl:justify-start xl:border xl:border-line xl:px-2.5 xl:hover:border-strong"
    >
      <StaticIcon name="search" size={17} />
      <span className="grow text-left text-sm max-xl:hidden">{t('submit')}</span>
      <kbd className="border border-line px-1.5 text-xs max-xl:hidden">/</kbd>
    </DialogButton>
  )
}
