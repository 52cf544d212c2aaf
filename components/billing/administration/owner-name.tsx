import { useTranslations } from 'next-intl'
import { Link } from '@/lib/i18n/navigation'

/** Whose it is, while there is an account; with a link where one is given. */
export function OwnerName({ email, href }: { email: string | null; href?: string }) {
  const t = useTranslations('adminBilling')
  const name = email ?? <span className="font-normal text-soft">{t('gone')}</span>
  return href ? (
    <Link href={href} className="font-medium break-all hover:text-seal">
      {name}
    </Link>
  ) : (
    <span className="break-all">{name}</span>
  )
}
