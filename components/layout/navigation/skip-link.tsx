import { useTranslations } from 'next-intl'

/** First in the order of tabs: past the header to what the page is about. */
export function SkipLink() {
  const t = useTranslations('site')
  return (
    <a
      href="#main"
      className="no-print sr-only z-30 bg-seal px-4 py-2 text-on-seal focus:not-sr-only focus:absolute"
    >
      {t('skip')}
    </a>
  )
}
