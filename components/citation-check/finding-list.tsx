import { useTranslations } from 'next-intl'
import type { CheckedCitation } from '@/lib/citation-check/types'
import { Finding } from './finding'

/** Every citation in the order of the text. */
export function FindingList({ citations }: { citations: readonly CheckedCitation[] }) {
  const t = useTranslations('citationCheck')
  return (
    <section aria-labelledby="finding-list" className="min-w-0">
      <h3 id="finding-list" className="font-bold">
        {t('findings')}
      </h3>
      <ol className="mt-2 border-t border-line">
        {citations.map((citation, at) => (
          <Finding key={`${citation.start}-${citation.end}`} citation={citation} no={at + 1} />
        ))}
      </ol>
    </section>
  )
}
