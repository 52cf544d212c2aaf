import { useTranslations } from 'next-intl'
import { Link } from '@/lib/i18n/navigation'
import { askHref } from './ask-url'

const examples = ['deposit', 'dismissal', 'wages', 'refund', 'privacy'] as const

/** Questions to begin with, each a real one. */
export function AskExamples() {
  const t = useTranslations('chat.ask')
  return (
    <section aria-labelledby="examples-title">
      <h2 id="examples-title" className="section-title">
        {t('examples')}
      </h2>
      <ul>
        {examples.map((name) => (
          <li key={name} className="border-b border-line">
            <Link
              href={askHref(t(`example.${name}`))}
              className="block py-2 hover:text-seal"
              prefetch={false}
            >
              {t(`example.${name}`)}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
