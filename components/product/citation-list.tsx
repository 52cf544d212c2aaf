import { useTranslations } from 'next-intl'
import { Link } from '@/lib/i18n/navigation'
import { citationExamples } from './citation-examples'
import { ExampleFrame } from './example-frame'
import { SourceLine } from './source-line'

const tones = {
  good: 'text-good',
  warn: 'text-warn',
  danger: 'text-danger',
  plain: 'text-soft',
} as const

/** The checker's answers to six citations, right and wrong. */
export function CitationList() {
  const t = useTranslations('products.citation')
  return (
    <ExampleFrame title={t('title')} text={t('text')} real>
      <ul className="border-t border-line">
        {citationExamples.map(({ name, written, tone }) => (
          <li
            key={name}
            className="grid gap-x-8 gap-y-0.5 border-b border-line py-2.5 md:grid-cols-[minmax(0,20rem)_11rem_minmax(0,1fr)]"
          >
            <p className="font-semibold">
              <SourceLine sources={[written]} />
            </p>
            <p className={`font-semibold ${tones[tone]}`}>{t(`state.${name}`)}</p>
            <p>{t(`because.${name}`)}</p>
          </li>
        ))}
      </ul>
      <p className="mt-4 text-[0.95rem] text-soft">
        {t('api')}{' '}
        <Link href="/docs" className="link">
          {t('docs')}
        </Link>
      </p>
    </ExampleFrame>
  )
}
