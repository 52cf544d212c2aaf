import { useTranslations } from 'next-intl'
import { AuthLink } from '@/components/ui/auth-link'
import { buttonClass } from '@/components/ui/button-class'
import { EmptyState } from '@/components/ui/empty-state'
import { Link } from '@/lib/i18n/navigation'

/** Instead of a document that is not there, or is another's: which of the two is not said. */
export function DocumentMissing({ address }: { address: string }) {
  const t = useTranslations('documentEditor')
  return (
    <div className="page py-8">
      <EmptyState
        title={t('missing.title')}
        action={
          <span className="flex flex-wrap items-center gap-4">
            <AuthLink to="login" next={address} className={buttonClass('primary')}>
              {t('missing.logIn')}
            </AuthLink>
            <Link href="/ai-chat" className="link">
              {t('back')}
            </Link>
          </span>
        }
      >
        {t('missing.text')}
      </EmptyState>
    </div>
  )
}
