import { useTranslations } from 'next-intl'
import { SourceLink } from '@/components/chat/sources/source-link'
import { Notice } from '@/components/ui/notice'
import { Tag } from '@/components/ui/tag'
import type { PartOf, Source } from '@/lib/chat/schema'
import { Link } from '@/lib/i18n/navigation'

type Passage = PartOf<'passages'>['passages'][number]

/** What makes a source something else than the law of today, or not the official text. */
export function SourceStatus({ source }: { source: Source }) {
  const t = useTranslations('chat.answer')
  const { state, isSummary, effectiveOn } = source
  return (
    <>
      {state === 'pending' ? (
        <Tag tone="warn">
          {t('pending')}
          {effectiveOn ? ` ${effectiveOn}` : ''}
        </Tag>
      ) : null}
      {state === 'repealed' ? <Tag tone="danger">{t('repealed')}</Tag> : null}
      {isSummary ? <Tag>{t('summary')}</Tag> : null}
    </>
  )
}

function Changed({ source }: { source: Source }) {
  const t = useTranslations('chat.answer')
  const { overruledBy } = source
  if (!overruledBy) return null
  return (
    <div className="mt-2">
      <Notice tone="warn">
        {t.rich('overruled', {
          ref: () => (
            <Link href={overruledBy.href} className="link" lang="ko" prefetch={false}>
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
      <p className="flex flex-wrap items-baseline gap-x-2">
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
      <div lang="ko" className="mt-1.5 space-y-1 border-l-2 border-line pl-3.5">
        {passage.lead ? <p className="text-sm text-soft">{passage.lead}</p> : null}
        {passage.lines.map(({ mark, text }) => (
          <p key={`${mark} ${text}`}>
            {mark ? <span className="mr-1.5 text-soft">{mark}</span> : null}
            {text}
          </p>
        ))}
      </div>
      <Changed source={source} />
    </li>
  )
}

/** What the sources of one kind say. */
export function PassagesView({
  part,
  messageId,
  sources,
}: {
  part: PartOf<'passages'>
  messageId: string
  sources: readonly Source[]
}) {
  const t = useTranslations('chat.answer')
  const titleId = `${messageId}-${part.type}`
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
