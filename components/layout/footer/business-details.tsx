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

/** The company that runs the site. What is not registered yet is named once, together. */
export function BusinessDetails() {
  const t = useTranslations('company')
  const footer = useTranslations('footer')
  const known = company()
  const value = (field: (typeof fields)[number]) =>
    field === 'address' ? (known.address ?? t('defaultAddress')) : known[field]
  const unregistered = fields.filter((field) => !value(field))
  return (
    <section aria-label={footer('business')}>
      <dl className="business-details">
        {fields.filter(value).map((field) => (
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
        {unregistered.length > 0 ? (
          <div>
            <dt>{t('unregistered')}</dt>
            <dd>{unregistered.map((field) => t(field)).join(', ')}</dd>
          </div>
        ) : null}
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
