import { useTranslations } from 'next-intl'
import { Link } from '@/lib/i18n/navigation'

/** In a window of its own, so that what was typed stays and can be sent afterwards. */
export function LogInLink({ next }: { next: '/profile' | '/settings' }) {
  const t = useTranslations('auth')
  return (
    <Link href={{ pathname: '/login', query: { next } }} target="_blank" className="link">
      {t('login.title')}
      <span className="sr-only"> ({t('signUp.newTab')})</span>
    </Link>
  )
}
