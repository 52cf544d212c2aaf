import { useTranslations } from 'next-intl'
import { Link } from '@/lib/i18n/navigation'

const topics = ['lending', 'card', 'insurance', 'investment', 'electronic'] as const

/** What is being prepared, each with a search that works today. */
export function FinanceTopics() {
  const t = useTranslations('products.finance')
  return (
    <ul className="border-t border-line">
      {topics.map((topic) => (
        <li
          key={topic}
          className="grid gap-x-8 gap-y-0.5 border-b border-line py-3.5 sm:grid-cols-[9rem_minmax(0,2fr)_minmax(0,2fr)]"
        >
          <h3 className="font-semibold">{t(topic)}</h3>
          <p className="text-[0.95rem]">{t(`${topic}Text`)}</p>
          <p className="text-[0.95rem]">
            <span className="text-soft">{t('today')}</span>{' '}
            <Link
              href={`/case-search?query=${encodeURIComponent(t(`${topic}Query`))}`}
              className="link"
            >
              {t(`${topic}Query`)}
            </Link>
          </p>
        </li>
      ))}
    </ul>
  )
}
