import { MailCheck } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { buttonClass } from '@/components/ui/button-class'
import { Link } from '@/lib/i18n/navigation'

/** What a person sees when the account was asked for: the rest happens in their mailbox. */
export function Welcome({ email }: { email: string }) {
  const t = useTranslations('auth.welcome')
  return (
    <section role="status" className="mt-6 max-w-[36rem] border-t border-strong pt-6">
      <MailCheck size={28} aria-hidden="true" className="text-good" />
      <h2 className="mt-3 text-xl font-bold">{t('title')}</h2>
      <p className="mt-3">
        {t.rich('text', { email, b: (chunks) => <strong className="break-all">{chunks}</strong> })}
      </p>
      <p className="mt-1">{t('valid')}</p>
      <p className="mt-3 text-sm text-soft">{t('spam')}</p>
      <p className="mt-6">
        <Link href="/" className={buttonClass('primary')}>
          {t('start')}
        </Link>
      </p>
    </section>
  )
}
