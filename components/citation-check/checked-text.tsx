import { useTranslations } from 'next-intl'
import { cutAtCitations, verdictOf } from '@/lib/citation-check/findings'
import type { CheckedCitation } from '@/lib/citation-check/types'
import { verdictLooks } from './verdict-mark'

/** The text with its citations underlined; each leads to its finding. */
export function CheckedText({
  text,
  citations,
}: {
  text: string
  citations: readonly CheckedCitation[]
}) {
  const t = useTranslations('citationCheck')
  let at = 0
  const pieces = cutAtCitations(text, citations).map((piece) => {
    const start = at
    at += piece.text.length
    return { ...piece, start }
  })
  return (
    <section aria-labelledby="checked-text" className="min-w-0">
      <h3 id="checked-text" className="font-bold">
        {t('text')}
      </h3>
      <div
        lang="ko"
        className="mt-2 max-h-[70vh] overflow-y-auto border border-line bg-sheet p-4 leading-8 break-words whitespace-pre-wrap"
      >
        {pieces.map(({ text: words, no, start }) => {
          const citation = no === null ? undefined : citations[no]
          if (!citation || no === null) return <span key={start}>{words}</span>
          const { line } = verdictLooks[verdictOf(citation)]
          return (
            <a
              key={start}
              href={`#finding-${no + 1}`}
              className={`underline decoration-2 underline-offset-4 hover:bg-paper ${line}`}
            >
              {words}
              <sup className="ml-0.5 text-xs text-soft">{no + 1}</sup>
            </a>
          )
        })}
      </div>
    </section>
  )
}
