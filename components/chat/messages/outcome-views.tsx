import {
  Check,
  CircleAlert,
  CircleStop,
  FileText,
  Hourglass,
  Quote,
  Scale,
  Sparkles,
  Unplug,
} from 'lucide-react'
import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { Spinner } from '@/components/ui/spinner'
import { answerStages } from '@/lib/chat/constants'
import type { PartOf } from '@/lib/chat/schema'
import type { MessageControls, PartProps } from './part-view'

/** Where an answer is on its way. The current step is announced, the others are for eyes. */
function ProgressView({ part }: PartProps<'progress'>) {
  const t = useTranslations('chat.message.stage')
  const now = answerStages.indexOf(part.stage)
  const count = part.sources ?? 0
  const text = (stage: PartOf<'progress'>['stage']) =>
    stage === 'reading' && part.sources !== null ? t('readingCount', { count }) : t(stage)
  return (
    <div className="text-sm">
      <p role="status" className="sr-only">
        {text(part.stage)}
      </p>
      <ol aria-hidden="true" className="flex flex-wrap gap-x-5 gap-y-1">
        {answerStages.map((stage, index) => (
          <li
            key={stage}
            className={`flex items-center gap-1.5 ${index === now ? 'font-semibold' : 'text-soft'}`}
          >
            {index < now ? <Check size={16} className="text-good" /> : null}
            {index === now ? <Spinner className="size-4" /> : null}
            {index > now ? <span className="size-1.5 rounded-full bg-line" /> : null}
            {text(stage)}
          </li>
        ))}
      </ol>
    </div>
  )
}

const noticeIcons = {
  generated: Sparkles,
  extractive: Quote,
  fallback: Quote,
  stopped: CircleStop,
  documents: FileText,
  'no-law': FileText,
  private: FileText,
  withheld: FileText,
  disclaimer: Scale,
} as const

/** How an answer was made, and what it is not. */
function NoticeView({ part: { notice } }: PartProps<'notice'>) {
  const t = useTranslations('chat.message.notice')
  const Icon = noticeIcons[notice]
  return (
    <p className="flex max-w-[42em] items-start gap-2 text-sm text-soft">
      <Icon size={16} className="mt-1 shrink-0" aria-hidden="true" />
      <span>{t(notice)}</span>
    </p>
  )
}

/** Why there is no answer, what was searched, and which questions would be answered. */
function RefusalView({ part, controls: { ask } }: PartProps<'refusal'>) {
  const t = useTranslations('chat.message.refusal')
  const words = useTranslations('chat.message')
  const scopes = useTranslations('chat.ask.scopes')
  return (
    <div className="max-w-[42em] space-y-3">
      <div>
        <p className="font-bold">{t(`title.${part.reason}`)}</p>
        <p>{t(`text.${part.reason}`)}</p>
      </div>
      {part.searched.length > 0 ? (
        <dl className="grid grid-cols-[max-content_minmax(0,1fr)] gap-x-4 gap-y-1 border-y border-line py-2 text-sm">
          <dt className="text-soft">{t('searched')}</dt>
          <dd lang="ko">{part.searched.join(' · ')}</dd>
          {part.unmet.length > 0 ? (
            <>
              <dt className="text-soft">{t('unmet')}</dt>
              <dd lang="ko">{part.unmet.join(' · ')}</dd>
            </>
          ) : null}
          {part.corpus ? (
            <>
              <dt className="text-soft">{t('corpus')}</dt>
              <dd>
                {t('corpusSize', {
                  scope: scopes(part.corpus.scope),
                  articles: part.corpus.articles,
                  decisions: part.corpus.decisions,
                })}
              </dd>
            </>
          ) : null}
        </dl>
      ) : null}
      <div className="text-sm">
        <p className="font-semibold">{t('better')}</p>
        <ul className="mt-1 list-disc space-y-1 pl-5">
          <li>{t('who')}</li>
          <li>{t('when')}</li>
          <li>{t('goal')}</li>
        </ul>
      </div>
      {part.suggestions.length > 0 ? (
        <div className="text-sm">
          <p className="font-semibold">{t('suggestions')}</p>
          <ul className="mt-1 border-t border-line">
            {part.suggestions.map((question) => (
              <li key={question} className="border-b border-line py-1.5">
                {ask ? ask(question) : question}
              </li>
            ))}
          </ul>
        </div>
      ) : null}
      <p className="text-sm text-soft">{words('notCounted')}</p>
    </div>
  )
}

/** Several things that the question may mean, each as something to ask. */
function ChoicesView({ part, controls: { ask } }: PartProps<'choices'>) {
  const t = useTranslations('chat.message')
  return (
    <section className="max-w-[42em] space-y-3">
      <div>
        <h4 className="font-bold">{t('choices.title')}</h4>
        <p>{t('choices.text')}</p>
      </div>
      <ul className="border-t border-line">
        {part.choices.map(({ question, label, title }) => (
          <li key={label} className="border-b border-line py-2">
            <p>{ask ? ask(question) : question}</p>
            <p lang="ko" className="text-sm text-soft">
              {title ? `${label} (${title})` : label}
            </p>
          </li>
        ))}
      </ul>
      <p className="text-sm text-soft">{t('notCounted')}</p>
    </section>
  )
}

type Failure = PartOf<'error'> | PartOf<'rate-limit'> | PartOf<'disconnected'>

const failureIcons = { error: CircleAlert, 'rate-limit': Hourglass, disconnected: Unplug } as const

function LimitLine({ part }: { part: PartOf<'rate-limit'> }) {
  const t = useTranslations('chat.message.failure')
  const { of, limit, retryAfterMinutes: minutes } = part
  if (of === 'at-once') return t('atOnce', { limit })
  if (minutes === null) return t('limitText')
  return minutes < 90
    ? t('limitAgain', { limit, minutes })
    : t('limitAgainHours', { limit, hours: Math.round(minutes / 60) })
}

function Line({ part }: { part: Failure }) {
  const t = useTranslations('chat.message.failure')
  const errors = useTranslations('errors.code')
  if (part.kind === 'rate-limit') return <LimitLine part={part} />
  return part.kind === 'error' ? errors(part.code, { caseNumber: '' }) : t('disconnectedText')
}

/** The answer did not come, and what can be done. */
export function FailureView({
  part,
  retry,
  more,
}: {
  part: Failure
  retry?: ReactNode
  /** How there can be more questions. */
  more?: ReactNode
}) {
  const t = useTranslations('chat.message.failure')
  const Icon = failureIcons[part.kind]
  // Asking again at once would only meet the day's limit again.
  const isDay = part.kind === 'rate-limit' && part.of === 'day'
  const again = !isDay && (part.kind !== 'error' || part.retryable)
  return (
    <div
      role="alert"
      className={`max-w-[42em] border-l-2 py-0.5 pl-3.5 text-sm ${part.kind === 'error' ? 'border-danger' : 'border-warn'}`}
    >
      <p className="flex items-center gap-2 text-base font-bold">
        <Icon size={18} className="shrink-0" aria-hidden="true" />
        {t(part.kind === 'rate-limit' && !isDay ? 'at-once' : part.kind)}
      </p>
      <p>
        <Line part={part} />
      </p>
      {again && retry ? <div className="mt-2">{retry}</div> : null}
      {isDay && more ? <div className="mt-2">{more}</div> : null}
    </div>
  )
}

function FailedPart({ part, controls }: { part: Failure; controls: MessageControls }) {
  return <FailureView part={part} retry={controls.retry} more={controls.more} />
}

export const outcomeViews = {
  progress: ProgressView,
  notice: NoticeView,
  refusal: RefusalView,
  choices: ChoicesView,
  error: FailedPart,
  'rate-limit': FailedPart,
  disconnected: FailedPart,
}
