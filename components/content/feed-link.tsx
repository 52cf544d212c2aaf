import { Rss } from 'lucide-react'
import { useLocale, useTranslations } from 'next-intl'

/** The feed of the reader's language. */
export function FeedLink() {
  const t = useTranslations('blog')
  const locale = useLocale()
  return (
    <a
      href={`/feeds/${locale}.xml`}
      className="inline-flex min-h-10 items-center gap-1.5 text-sm text-soft hover:text-seal"
    >
      <Rss size={16} aria-hidden="true" /> {t('feed')}
    </a>
  )
}
