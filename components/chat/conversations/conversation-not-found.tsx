import { useTranslations } from 'next-intl'
import { SiteLogo } from '@/components/layout/header/site-logo'
import { AuthLink } from '@/components/ui/auth-link'
import { buttonClass } from '@/components/ui/button-class'
import { Link } from '@/lib/i18n/navigation'
import { respondNotFound } from '@/lib/not-found-response'

/** In the place of a conversation that is not there; it gives the answer its status 404. */
export function ConversationNotFound() {
  respondNotFound()
  return <ConversationNotFoundText />
}

/** Deleted, another person's, or never there: the page does not tell which. */
export function ConversationNotFoundText() {
  const t = useTranslations('chatThread.missing')
  return (
    <>
      <div className="flex h-14 shrink-0 items-center border-b border-line px-4">
        <SiteLogo />
      </div>
      <div className="page py-16">
        <p className="text-sm font-bold text-seal">404</p>
        <h1 className="mt-1 text-2xl font-bold">{t('title')}</h1>
        <p className="mt-2 max-w-[42em] text-soft">{t('text')}</p>
        <p className="mt-6 flex flex-wrap gap-2">
          <Link href="/ai-chat" className={buttonClass('primary')}>
            {t('ask')}
          </Link>
          <AuthLink to="login" className={`${buttonClass()} in-data-session:hidden`}>
            {t('login')}
          </AuthLink>
        </p>
      </div>
    </>
  )
}
