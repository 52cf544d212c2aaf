import { useLocale, useTranslations } from 'next-intl'
import { DisclosureMenu } from '@/components/ui/overlay/disclosure-menu'
import { StaticIcon } from '@/components/ui/static-icon'
import { LanguageLinks } from './language-links'

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
          <StaticIcon name="languages" size={18} />
          <span className="sr-only">{t('label')}: </span>
          <span className="max-sm:sr-only">{t(current)}</span>
        </>
      }
    >
      <LanguageLinks />
    </DisclosureMenu>
  )
}
