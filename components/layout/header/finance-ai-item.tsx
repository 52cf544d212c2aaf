import { useTranslations } from 'next-intl'
import { useId } from 'react'
import { DialogButton } from '@/components/ui/overlay/dialog-button'
import { FinanceAiDialog } from './finance-ai-dialog'
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
      <FinanceAiDialog id={id} />
    </>
  )
}
