import { useTranslations } from 'next-intl'
import { SourceLink } from '@/components/chat/sources/source-link'
import { SourceRef } from '@/components/chat/sources/source-ref'
import type { Source } from '@/lib/chat/parts/source'
import type { PartOf } from '@/lib/chat/schema'
import type { PartProps } from './part-view'

type Passage = PartOf<'documents'>['passages'][number]

function DocumentPassage({ passage, source }: { passage: Passage; source: Source }) {
  const t = useTranslations('chat.documents')
  const place = [source.page === null ? null : t('page', { page: source.page }), source.title]
  return (
    <li className="border-b border-line py-3">
      <p className="flex flex-wrap items-baseline gap-x-2">
        <span className="text-sm font-semibold text-soft">[{source.no}]</span>
        <SourceLink source={source} className="link font-semibold break-words" />
        <span className="text-sm text-soft">{place.filter(Boolean).join(' · ')}</span>
        {passage.cut ? <span className="text-sm text-soft">{t('cut')}</span> : null}
      </p>
      <blockquote className="mt-1.5 space-y-1 border-l-2 border-line pl-3.5">
        {passage.lines.map((line, no) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: lines of one passage never change places
          <p key={no} className="break-words">
            {line}
          </p>
        ))}
      </blockquote>
    </li>
  )
}

/** What the asker's own documents say: apart from the law, and never mixed with it. */
function DocumentsView({ part, messageId, sources }: PartProps<'documents'>) {
  const t = useTranslations('chat.documents')
  const titleId = `${messageId}-documents`
  return (
    <section className="max-w-[42em]" aria-labelledby={titleId}>
      <h4 id={titleId} className="border-b border-strong pb-1 text-lg font-bold">
        {t('title')}
      </h4>
      {part.passages.length === 0 ? (
        <p className="mt-2">{t('none', { count: part.searched })}</p>
      ) : (
        <ol>
          {part.passages.map((passage) => {
            const source = sources.find(({ no }) => no === passage.source)
            return source ? (
              <DocumentPassage key={passage.source} passage={passage} source={source} />
            ) : null
          })}
        </ol>
      )}
      {part.missing > 0 ? (
        <p className="mt-1 text-sm text-soft">{t('missing', { count: part.missing })}</p>
      ) : null}
    </section>
  )
}

/** Where a document and the law speak of the same point; which of them prevails is not said. */
function PairsView({ part, messageId, sources }: PartProps<'pairs'>) {
  const t = useTranslations('chat.documents')
  const titleId = `${messageId}-pairs`
  const find = (no: number) => sources.find((each) => each.no === no)
  return (
    <section className="max-w-[42em]" aria-labelledby={titleId}>
      <h4 id={titleId} className="font-bold">
        {t('pairs')}
      </h4>
      <p className="text-sm text-soft">{t('pairsText')}</p>
      <ul className="mt-1 border-t border-line text-sm">
        {part.pairs.map(({ document, law, words, names }) => {
          const [own, source] = [find(document), find(law)]
          return own && source ? (
            <li key={`${document} ${law}`} className="border-b border-line py-2">
              <span className="break-words">
                <SourceLink source={own} />
                {own.title ? <span className="ml-1 text-soft">{own.title}</span> : null}
                <SourceRef messageId={messageId} no={document} label={own.label} />
              </span>
              <span className="mx-1.5" aria-hidden="true">
                ↔
              </span>
              <span className="sr-only">{t('with')} </span>
              <SourceLink source={source} />
              <SourceRef messageId={messageId} no={law} label={source.label} />
              <span className="block text-soft">
                {names ? t('names') : null}
                {names && words.length > 0 ? ' · ' : null}
                {words.length > 0
                  ? t.rich('words', {
                      words: () => <span lang="ko">{words.join(' · ')}</span>,
                    })
                  : null}
              </span>
            </li>
          ) : null
        })}
      </ul>
    </section>
  )
}

export const documentViews = { documents: DocumentsView, pairs: PairsView }
