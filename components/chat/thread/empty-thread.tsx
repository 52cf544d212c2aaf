import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { Link } from '@/lib/i18n/navigation'

const fields = ['lease', 'labor', 'damages', 'consumer', 'family', 'crime'] as const
const examples = ['first', 'second'] as const

/**
 * Before the first question: what this does, that it is done automatically (AI 기본법 제31조) and is no advice
 * (변호사법 제109조), and questions to begin with. Drawn by the server.
 */
export function EmptyThread({
  children,
}: {
  /** What this device has asked before. */
  children?: ReactNode
}) {
  const t = useTranslations('chatThread.empty')
  const notice = useTranslations('chatThread.notice')
  return (
    <div className="pt-6 pb-10 sm:pt-10">
      <h1 className="text-2xl font-bold">{t('title')}</h1>
      <p className="mt-2 max-w-[42em]">{t('text')}</p>
      <aside
        aria-label={notice('title')}
        className="mt-5 border-l-2 border-strong py-0.5 pl-3.5 text-sm"
      >
        <p className="font-semibold">{notice('disclaimer')}</p>
        <p className="mt-0.5 text-soft">{notice('automatic')}</p>
      </aside>
      <section aria-labelledby="examples-title" className="mt-8">
        <h2 id="examples-title" className="section-title">
          {t('examples')}
        </h2>
        <ul className="grid gap-x-8 sm:grid-cols-2">
          {fields.map((field) => (
            <li key={field} className="border-b border-line py-2.5">
              <h3 className="text-sm font-bold text-soft">{t(`field.${field}`)}</h3>
              {examples.map((which) => (
                // A link, so that it asks without script too; the thread listens for `data-example`.
                <Link
                  key={which}
                  href={{
                    pathname: '/ai-chat',
                    query: { q: t(`example.${field}.${which}`) },
                  }}
                  data-example
                  className="block py-0.5 hover:text-seal in-data-busy:text-soft"
                >
                  {t(`example.${field}.${which}`)}
                </Link>
              ))}
            </li>
          ))}
        </ul>
      </section>
      {children}
    </div>
  )
}
