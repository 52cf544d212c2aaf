import { useLocale, useTranslations } from 'next-intl'
import { decisionFormats } from '@/lib/corpus/constants'

/** The decision as a file, with its citation, the day and the address. */
export function DecisionFiles({ serial }: { serial: number }) {
  const t = useTranslations('caseActions')
  const locale = useLocale()
  return (
    <p className="flex flex-wrap items-center gap-x-3 text-sm">
      <span className="text-soft">{t('saveAs')}</span>
      {decisionFormats.map((format) => (
        <a
          key={format}
          href={`/api/cases/by-id/${serial}/document?format=${format}&locale=${locale}`}
          download
          rel="nofollow"
          className="link inline-flex min-h-9 items-center"
        >
          {format.toUpperCase()}
        </a>
      ))}
    </p>
  )
}
