import { useTranslations } from 'next-intl'
import { Link } from '@/lib/i18n/navigation'
import { searchHref } from './search-url'

const fields = [
  'lease',
  'labor',
  'family',
  'damages',
  'debt',
  'consumer',
  'company',
  'privacy',
  'crime',
  'administration',
] as const

/** Ways in by field of law, each a real search. */
export function FieldsOfLaw() {
  const t = useTranslations('home')
  return (
    <section aria-labelledby="fields-title">
      <h2 id="fields-title" className="section-title">
        {t('fields')}
      </h2>
      <ul className="grid grid-cols-2 md:grid-cols-1">
        {fields.map((field) => (
          <li key={field} className="border-b border-line">
            <Link
              href={searchHref({ query: t(`fieldQuery.${field}`) })}
              className="block py-2 hover:text-seal"
            >
              {t(`field.${field}`)}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
