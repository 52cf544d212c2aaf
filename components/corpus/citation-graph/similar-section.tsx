import { useTranslations } from 'next-intl'
import { ClientMessages } from '@/components/layout/client-messages'
import { LazySimilarCases } from './lazy-similar-cases'

/** Under a decision's relations: others on the same question. */
export function SimilarSection({ serial }: { serial: number }) {
  const t = useTranslations('case')
  return (
    <section id="similar" aria-labelledby="similar-title" className="no-print mt-12">
      <h2 id="similar-title" className="section-title">
        {t('similar')}
      </h2>
      <p className="mt-2 text-sm text-soft">{t('similarNote')}</p>
      <ClientMessages of={['similarCases']}>
        <LazySimilarCases key={serial} serial={serial} />
      </ClientMessages>
    </section>
  )
}
