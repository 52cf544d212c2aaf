import { useTranslations } from 'next-intl'
import { buttonClass } from '@/components/ui/button-class'
import { Link } from '@/lib/i18n/navigation'

/**
 * What follows a sign-up. The page never says whether an address is registered; the mail to it does.
 */
export function WelcomeText({ email }: { email: string }) {
  const t = useTranslations('auth.welcome')
  return (
    <>
      <p>
        {t.rich('text', { email, b: (chunks) => <strong className="break-all">{chunks}</strong> })}
      </p>
      <p>{t('more')}</p>
      <p>{t('valid')}</p>
      <p className="text-sm text-soft">{t('spam')}</p>
    </>
  )
}

/** The same as a part of the page, for browsers without script. */
export function Welcome({ email }: { email: string }) {
  const t = useTranslations('auth.welcome')
  return (
    <section role="status" className="mt-6 max-w-[36rem] border-t border-strong pt-6">
      <h2 className="mb-3 text-xl font-bold">{t('title')}</h2>
      <div className="space-y-2">
        <WelcomeText email={email} />
      </div>
      <p className="mt-6">
        <Link href="/" className={buttonClass('primary')}>
          {t('start')}
        </Link>
      </p>
    </section>
  )
}
