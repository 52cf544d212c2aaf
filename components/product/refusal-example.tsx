import { useTranslations } from 'next-intl'
import { AskLink } from './ask-link'
import { Section } from './section'

/** The answer to a question that the corpus cannot ground. */
export function RefusalExample() {
  const t = useTranslations('products.refusal')
  const answer = useTranslations('products.answer')
  return (
    <Section title={t('title')}>
      <p className="text-xs font-semibold text-soft">{answer('question')}</p>
      <p className="font-semibold">{t('question')}</p>
      <p className="mt-4 text-xs font-semibold text-soft">{answer('answer')}</p>
      <div className="mt-1 border-l-2 border-warn pl-3.5">
        <p>{t('answer')}</p>
        <p className="text-sm text-soft">{t('searched')}</p>
        <p className="mt-1.5 text-[0.95rem]">{t('instead')}</p>
      </div>
      <p className="mt-3 text-[0.95rem]">
        <AskLink question={t('question')} />
      </p>
    </Section>
  )
}
