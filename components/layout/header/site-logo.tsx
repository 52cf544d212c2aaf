import { useTranslations } from 'next-intl'
import { Logo } from '@/components/ui/logo'
import { Link } from '@/lib/i18n/navigation'

/** The seal and the name; leads home. */
export function SiteLogo() {
  const t = useTranslations('site')
  return (
    <Link href="/" className="flex items-center gap-2.5" aria-label={t('home')}>
      <Logo className="size-7" />
      <span className="text-lg font-bold tracking-tight whitespace-nowrap max-sm:text-base">
        {t('name')}
      </span>
    </Link>
  )
}
