import { useLocale, useTranslations } from 'next-intl'
import { DisclosureMenu } from '@/components/ui/disclosure-menu'
import { PageIcon } from '@/components/ui/page-icon'
import { LanguageChoices } from './language-choices'

/** Plain links to the same page in the other languages; works without script too. */
export function LanguageMenu() {
  const t = useTranslations('language')
  const current = useLocale()
  return (
    <DisclosureMenu
      align="right"
      className="text-soft"
      label={
        <>
          <PageIcon name="languages" size={18} />
          <span className="sr-only">{t('label')}: </span>
          <span className="max-sm:sr-only">{t(current)}</span>
        </>
      }
    >
      <LanguageChoices />
    </DisclosureMenu>
  )
}
