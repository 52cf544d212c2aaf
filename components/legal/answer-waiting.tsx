import { useLocale, useTranslations } from 'next-intl'
import { Skeleton } from '@/components/ui/skeleton'
import { getPathname } from '@/lib/i18n/navigation'
import type { AskedScope } from '@/lib/legal/answer'
import { askHref } from './ask-url'

/** Shown while the answer is on its way; without script it would never come, so a link leads to it. */
export function AnswerWaiting({ question, scope }: { question: string; scope: AskedScope }) {
  const t = useTranslations('chat.ask')
  const locale = useLocale()
  return (
    <>
      <noscript>
        <p>
          <a href={getPathname({ locale, href: askHref(question, scope, true) })} className="link">
            {t('atOnce')}
          </a>
        </p>
      </noscript>
      <div role="status">
        <p className="text-soft">{t('loading')}</p>
        <Skeleton lines={3} className="mt-4" />
        <Skeleton lines={5} className="mt-8" />
      </div>
    </>
  )
}
