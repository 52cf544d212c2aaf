import { useTranslations } from 'next-intl'
import type { TextAnswer } from '@/lib/knowledge/wire-schema'
import { MarkedText } from './marked-text'

/** A document as it was read, page by page, with what answers to the question marked. */
export function DocumentText({ text, query }: { text: TextAnswer; query: string }) {
  const t = useTranslations('knowledge.document')
  const marked = text.passages
    .map(({ marks }, no) => ({ no, letters: marks.reduce((sum, [a, b]) => sum + b - a, 0) }))
    .filter(({ letters }) => letters > 0)
  const [first] = marked
  return (
    <>
      {query && first ? (
        <p className="mb-4 text-sm">
          {t('found', { count: marked.length })} ·{' '}
          <a href={`#p${first.no}`} className="link">
            {t('first')}
          </a>
        </p>
      ) : null}
      <div className="max-w-[42em]">
        {text.passages.map(({ page, text: body, marks }, no) => {
          const turned = page !== null && page !== (text.passages[no - 1]?.page ?? null)
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: a passage is known by its number
            <section key={no} id={`p${no}`} className="scroll-mt-6 target:bg-sheet">
              {turned ? (
                <h2 className="mt-6 mb-2 border-b border-line pb-1 text-sm font-semibold text-soft">
                  {t('page', { page })}
                </h2>
              ) : null}
              <p className="py-1.5">
                <MarkedText text={body} marks={marks} />
              </p>
            </section>
          )
        })}
      </div>
    </>
  )
}
