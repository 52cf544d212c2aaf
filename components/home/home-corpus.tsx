import { useFormatter, useTranslations } from 'next-intl'

export type CorpusSize = {
  decisions: number
  articles: number
  laws: number
  summariesOnly: boolean
} | null

const counted = ['decisions', 'articles', 'laws'] as const

/** How much is held, by the service's own count, and what is not. Without a count there are no numbers. */
export function HomeCorpus({ size }: { size: CorpusSize }) {
  const t = useTranslations('home.corpus')
  const format = useFormatter()
  return (
    <>
      {size ? (
        <dl className="mb-4 flex flex-wrap gap-x-12 gap-y-3">
          {counted.map((of) => (
            <div key={of} className="flex flex-col-reverse">
              <dt className="text-sm text-soft">{t(of)}</dt>
              <dd className="text-2xl leading-tight font-bold">{format.number(size[of])}</dd>
            </div>
          ))}
        </dl>
      ) : null}
      <ul className="max-w-[46em] list-disc space-y-1 pl-5">
        {size?.summariesOnly ? <li>{t('summaries')}</li> : null}
        <li>{t('source')}</li>
        <li>{t('gap')}</li>
      </ul>
    </>
  )
}
