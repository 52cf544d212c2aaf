import { useTranslations } from 'next-intl'
import { SourceLink } from '@/components/chat/sources/source-link'
import { SourceRef } from '@/components/chat/sources/source-ref'
import { SourceStatus } from '@/components/chat/sources/source-status'
import { Notice } from '@/components/ui/notice'
import { PlainExplanation } from '@/components/ui/plain-explanation'
import { Tag } from '@/components/ui/tag'
import type { Source } from '@/lib/chat/parts/source'
import type { PartOf } from '@/lib/chat/schema'
import { Link } from '@/lib/i18n/navigation'
import type { PartProps } from './part-view'

/** One of several things that were asked, above what answers it. */
function IssueView({ part }: PartProps<'issue'>) {
  return (
    <h4 className="max-w-[42em] border-t-2 border-strong pt-3 text-lg font-bold">{part.text}</h4>
  )
}

/** The answer in a few sentences of its sources, letter for letter. */
function ShortView({ part, messageId, sources }: PartProps<'short'>) {
  const t = useTranslations('chat.answer')
  // There is one for each thing that was asked; a source stands in one of them.
  const titleId = `${messageId}-short-${part.sentences[0]?.source ?? 0}`
  return (
    <section className="max-w-[42em] space-y-3.5" aria-labelledby={titleId}>
      <h4 id={titleId} className="text-lg font-bold">
        {t('short')}
      </h4>
      {part.sentences.map(({ source: no, text, explanation }) => {
        const source = sources.find((each) => each.no === no)
        return source ? (
          <div key={`${no} ${text}`}>
            <p className="text-sm text-soft">
              {t.rich(source.type === 'article' ? 'byArticle' : 'byDecision', {
                ref: () => <SourceLink source={source} className="font-semibold text-ink" />,
              })}{' '}
              {source.isSummary ? <Tag>{t('summary')}</Tag> : null}
            </p>
            {explanation ? (
              <div className="my-1.5">
                <PlainExplanation texts={explanation} />
              </div>
            ) : null}
            <p className="mt-0.5">
              <q lang="ko" className="font-medium before:content-['“'] after:content-['”']">
                {text}
              </q>
              <SourceRef messageId={messageId} no={no} label={source.label} />
            </p>
          </div>
        ) : null
      })}
    </section>
  )
}

/** Articles that may be what is meant instead; they open beside the answer. */
function AlsoView({ part, sources }: PartProps<'also'>) {
  const t = useTranslations('chat.message.also')
  return (
    <section className="max-w-[42em] text-sm">
      <h4 className="font-bold">{t('title')}</h4>
      <p className="text-soft">{t('text')}</p>
      <ul className="mt-1 border-t border-line">
        {sources
          .filter(({ no }) => part.sources.includes(no))
          .map((source) => (
            <li key={source.no} className="flex flex-wrap gap-x-2 border-b border-line py-1.5">
              <span className="font-semibold text-soft">[{source.no}]</span>
              <SourceLink source={source} className="link" />
              {source.title ? (
                <span lang="ko" className="text-soft">
                  {source.title}
                </span>
              ) : null}
              <SourceStatus source={source} />
            </li>
          ))}
      </ul>
    </section>
  )
}

type Passage = PartOf<'passages'>['passages'][number]

function Changed({ source }: { source: Source }) {
  const t = useTranslations('chat.answer')
  const { overruledBy } = source
  if (!overruledBy) return null
  return (
    <div className="mt-2">
      <Notice tone="warn">
        {t.rich('overruled', {
          ref: () => (
            <Link href={overruledBy.href} className="link" lang="ko">
              {overruledBy.label}
            </Link>
          ),
        })}
      </Notice>
    </div>
  )
}

function PassageView({ passage, source }: { passage: Passage; source: Source }) {
  const t = useTranslations('chat.answer')
  return (
    <li className="border-b border-line py-3">
      <p className="[&>*]:mr-2">
        <span className="text-sm font-semibold text-soft">[{source.no}]</span>
        <SourceLink source={source} className="link font-semibold" />
        {source.title ? (
          <span lang="ko" className="text-sm text-soft">
            {source.title}
          </span>
        ) : null}
        <SourceStatus source={source} />
        {passage.cut ? (
          <span className="text-sm text-soft">
            {t(source.type === 'article' ? 'cut' : 'gistCut')}
          </span>
        ) : null}
      </p>
      {passage.explanation ? (
        <div className="mt-2">
          <PlainExplanation texts={passage.explanation} />
        </div>
      ) : null}
      <details className="mt-1.5">
        <summary className="w-fit cursor-pointer text-sm text-soft">{t('original')}</summary>
        <div lang="ko" className="mt-1.5 space-y-1 border-l-2 border-line pl-3.5">
          {passage.lead ? <p className="text-sm text-soft">{passage.lead}</p> : null}
          {passage.lines.map(({ mark, text }) => (
            <p key={`${mark} ${text}`}>
              {mark ? <span className="mr-1.5 text-soft">{mark}</span> : null}
              {text}
            </p>
          ))}
        </div>
      </details>
      <Changed source={source} />
    </li>
  )
}

/** What the sources of one kind say. */
function PassagesView({ part, messageId, sources }: PartProps<'passages'>) {
  const t = useTranslations('chat.answer')
  const titleId = `${messageId}-${part.type}-${part.passages[0]?.source ?? 0}`
  return (
    <section className="max-w-[42em]" aria-labelledby={titleId}>
      <h4 id={titleId} className="border-b border-strong pb-1 font-bold">
        {t(part.type === 'article' ? 'statutes' : 'decisions')}
      </h4>
      <ol>
        {part.passages.map((passage) => {
          const source = sources.find(({ no }) => no === passage.source)
          return source ? (
            <PassageView key={passage.source} passage={passage} source={source} />
          ) : null
        })}
      </ol>
    </section>
  )
}

export const passageViews = {
  also: AlsoView,
  issue: IssueView,
  short: ShortView,
  passages: PassagesView,
}
