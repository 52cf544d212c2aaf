import { useTranslations } from 'next-intl'
import { company } from '@/lib/company'

/** In the order that Korean readers look for them (전자상거래법 제10조). */
const fields = [
  'name',
  'representative',
  'registration',
  'mailOrder',
  'address',
  'phone',
  'email',
  'hosting',
  'privacyOfficer',
] as const

/** The company that runs the site. A field that is not registered yet says so. */
export function BusinessDetails() {
  const t = useTranslations('company')
  const footer = useTranslations('footer')
  const known = company()
  const value = (field: (typeof fields)[number]) => {
    if (field === 'address') return known.address ?? t('defaultAddress')
    return known[field] ?? t('unregistered')
  }
  return (
    <section aria-label={footer('business')}>
      <dl className="business-details">
        {fields.map((field) => (
          <div key={field}>
            <dt>{t(field)}</dt>
            <dd>
              {field === 'email' ? (
                <a
                  href={`mailto:${known.email}`}
                  className="underline underline-offset-4 hover:text-seal"
                >
                  {known.email}
                </a>
              ) : (
                value(field)
              )}
            </dd>
          </div>
        ))}
      </dl>
      {known.verification ? (
        <p className="mt-1">
          <a
            href={known.verification}
            className="underline underline-offset-4 hover:text-ink"
            rel="noreferrer"
          >
            {footer('verify')}
          </a>
        </p>
      ) : null}
    </section>
  )
}
