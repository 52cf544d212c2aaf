import { useTranslations } from 'next-intl'
import type { PartOf } from '@/lib/chat/schema'
import { Link } from '@/lib/i18n/navigation'

const plain = {
  facts: 'nextFacts',
  deadline: 'nextDeadline',
  effective: 'nextEffective',
  counsel: 'nextCounsel',
} as const

/** What a reader must still find out: an answer from texts knows nothing of the facts. */
export function NextView({ part }: { part: PartOf<'next'> }) {
  const t = useTranslations('chat.answer')
  const { search } = part
  return (
    <section className="max-w-[42em] text-sm">
      <h4 className="font-bold">{t('next')}</h4>
      <ul className="mt-1 list-disc space-y-1 pl-5">
        {part.steps.map((step) =>
          step === 'more' ? (
            search ? (
              <li key={step}>
                {t.rich('nextMore', {
                  statutes: search.statutes,
                  cases: search.cases,
                  a: (text) => (
                    <Link
                      href={{
                        pathname: '/case-search',
                        query: { query: search.query, type: search.scope },
                      }}
                      className="link"
                      prefetch={false}
                    >
                      {text}
                    </Link>
                  ),
                })}
              </li>
            ) : null
          ) : (
            <li key={step}>{t(plain[step])}</li>
          ),
        )}
      </ul>
    </section>
  )
}
