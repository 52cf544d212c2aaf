import { useTranslations } from 'next-intl'
import { useId } from 'react'
import { buttonClass } from '@/components/ui/button-class'
import { DialogButton } from '@/components/ui/overlay/dialog-button'
import { MenuEntry, menuEntryClass } from './menu-entry'

/**
 * Finance AI does not exist yet: choosing it says so and leads nowhere (spec 2). The dialog stands beside
 * its button, so that the menu stays open behind it and gets the focus back.
 */
export function FinanceAiItem() {
  const t = useTranslations('header')
  const pages = useTranslations('pages')
  const id = useId()
  return (
    <>
      <DialogButton opens={id} className={menuEntryClass}>
        <MenuEntry name={pages('financeAi.name')} hint={t('hint.financeAi')} />
      </DialogButton>
      <dialog
        id={id}
        role="alertdialog"
        aria-labelledby={`${id}title`}
        aria-describedby={`${id}text`}
        className="m-auto w-[min(28rem,calc(100vw-2rem))] border border-strong bg-paper whitespace-normal text-ink"
      >
        <form method="dialog" className="space-y-3 p-6">
          <h2 id={`${id}title`} className="text-lg font-bold">
            {t('financeTitle')}
          </h2>
          <p id={`${id}text`} className="text-sm">
            {t('financeText')}
          </p>
          <p className="pt-2 text-right">
            <button type="submit" className={buttonClass('primary')}>
              {t('ok')}
            </button>
          </p>
        </form>
      </dialog>
    </>
  )
}
