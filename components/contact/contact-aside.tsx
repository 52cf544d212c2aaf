import { useTranslations } from 'next-intl'
import { Link } from '@/lib/i18n/navigation'

const elsewhere = [
  ['docs', '/docs'],
  ['pricing', '/pricing'],
  ['search', '/case-search'],
] as const

/** When we answer, where we are, and what we do not do. */
export function ContactAside({ address }: { address: string }) {
  const t = useTranslations('contact.aside')
  return (
    <aside className="space-y-7 text-sm">
      <section>
        <h2 className="section-title">{t('hoursTitle')}</h2>
        <p className="mt-2.5 font-semibold">{t('hours')}</p>
        <p className="text-soft">{t('hoursNote')}</p>
      </section>
      <section>
        <h2 className="section-title">{t('addressTitle')}</h2>
        <p className="mt-2.5">{address}</p>
      </section>
      <section>
        <h2 className="section-title">{t('adviceTitle')}</h2>
        <p className="mt-2.5 text-soft">{t('advice')}</p>
      </section>
      <section>
        <h2 className="section-title">{t('beforeTitle')}</h2>
        <ul className="mt-2.5 space-y-1">
          {elsewhere.map(([key, href]) => (
            <li key={key}>
              <Link href={href} className="link">
                {t(key)}
              </Link>
            </li>
          ))}
        </ul>
      </section>
    </aside>
  )
}
