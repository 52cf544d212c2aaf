import { useTranslations } from 'next-intl'
import { AuthLink } from '@/components/ui/auth-link'
import { buttonClass } from '@/components/ui/button-class'
import { Notice } from '@/components/ui/notice'
import { Link } from '@/lib/i18n/navigation'
import { changed, type SearchState, searchHref } from './search-url'

/** Shown instead of results that need a plan: how to get one, and the same search without them. */
export function PlanRequired({ signedIn, state }: { signedIn: boolean; state: SearchState }) {
  const t = useTranslations('search.plan')
  const pages = useTranslations('pages')
  return (
    <Notice tone="warn" role="status" title={t('title')}>
      <p>{t(signedIn ? 'text' : 'visitor')}</p>
      <p className="mt-3 flex flex-wrap gap-2">
        {signedIn ? null : (
          <AuthLink to="login" className={buttonClass('primary')}>
            {pages('login.name')}
          </AuthLink>
        )}
        <Link href="/pricing" className={buttonClass(signedIn ? 'primary' : 'quiet')}>
          {t('see')}
        </Link>
        <Link
          href={searchHref(changed(state, { collection: 'both' }))}
          className={buttonClass('bare')}
        >
          {t('without')}
        </Link>
      </p>
    </Notice>
  )
}
