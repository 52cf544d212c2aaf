import { useTranslations } from 'next-intl'
import { Link } from '@/lib/i18n/navigation'
import { Section } from './section'

const parts = [
  { id: 'keys', href: '/settings/api-keys' },
  { id: 'api', href: '/docs/api' },
  { id: 'mcp', href: '/docs/mcp' },
  { id: 'traces', href: '/ragops/traces' },
] as const

/** What programs and agents of an organisation can use today. */
export function AgentAccess() {
  const t = useTranslations('products.access')
  return (
    <Section title={t('title')}>
      <ul className="grid gap-x-10 gap-y-5 md:grid-cols-2 xl:grid-cols-4">
        {parts.map(({ id, href }) => (
          <li key={id} className="border-t border-strong pt-3">
            <Link href={href} className="link font-semibold">
              {t(`${id}.title`)}
            </Link>
            <p className="mt-1 text-[0.95rem] text-soft">{t(`${id}.text`)}</p>
          </li>
        ))}
      </ul>
    </Section>
  )
}
